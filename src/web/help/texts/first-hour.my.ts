import type { HelpText } from './help-text.ts'

export const firstHour: HelpText = {
  title: 'Sejam pertama anda',
  summary: 'Tiga skrin ringkas selepas anda menyertai, senarai langkah pertama, dan ikutan anda.',
  sections: [
    {
      heading: 'Tiga skrin',
      blocks: [
        'Selepas alamat anda disahkan, laman utama bertanya tiga perkara: bahasa yang anda baca, kategori yang menarik minat anda, dan siapa yang anda mahu ikuti. Setiap pilihan terus disimpan. **Langkau** atau Esc menamatkan soalan pada bila-bila masa, dan soalan itu tidak muncul lagi.',
      ],
    },
    {
      heading: 'Langkah pertama',
      blocks: [
        'Senarai kecil di laman utama menunjukkan perkara yang patut dicuba: foto anda, tiga orang untuk diikuti, tanda suka pertama, komen pertama, [ujian IQ](/iq-test). Setiap baris ditanda apabila anda benar-benar melakukannya. Apabila semuanya selesai, senarai itu hilang. **Tutup senarai** membuangnya lebih awal.',
      ],
    },
    {
      heading: 'Ikuti kategori dan tag',
      blocks: [
        {
          steps: [
            'Buka sesebuah kategori, atau tag di bawah sesebuah artikel.',
            'Tekan **Ikuti** di bahagian atas. Butangnya berubah menjadi **Mengikuti**.',
            'Tekan sekali lagi untuk berhenti.',
          ],
        },
        'Anda boleh mengikuti maksimum 5,000 orang, serta maksimum 500 tag dan kategori. [Tetapan](/settings) menyenaraikan semuanya di bawah **Ikutan anda**. Tiada orang lain melihatnya.',
      ],
    },
    {
      heading: 'Untuk anda',
      blocks: [
        'Blok pertama laman utama anda, **Untuk anda**, mengandungi artikel daripada ikutan anda. Artikel baharu didahulukan, begitu juga yang banyak dibaca dan disukai. Artikel naik jika ditulis oleh orang yang anda ikuti, ada dalam bahasa bacaan anda, atau mempunyai beberapa topik anda. Jika anda hanya mahu melihat bahasa bacaan anda, yang lain tidak dipaparkan.',
      ],
    },
  ],
}
