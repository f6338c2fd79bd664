import type { HelpText } from './help-text.ts'

export const firstHour: HelpText = {
  title: 'Jam pertama Anda',
  summary: 'Tiga layar singkat setelah bergabung, daftar langkah pertama, dan yang Anda ikuti.',
  sections: [
    {
      heading: 'Tiga layar',
      blocks: [
        'Setelah alamat Anda terverifikasi, beranda menanyakan tiga hal: bahasa apa yang Anda baca, kategori apa yang menarik, dan siapa yang ingin Anda ikuti. Setiap pilihan langsung tersimpan. **Lewati** atau Esc mengakhiri pertanyaan kapan saja, dan pertanyaan itu tidak muncul lagi.',
      ],
    },
    {
      heading: 'Langkah pertama',
      blocks: [
        'Daftar kecil di beranda menunjukkan hal yang layak dicoba: foto Anda, tiga orang untuk diikuti, tanda suka pertama, komentar pertama, [tes IQ](/iq-test). Setiap baris dicentang setelah benar-benar Anda lakukan. Jika semuanya selesai, daftar itu hilang. **Tutup daftar** menghapusnya lebih awal.',
      ],
    },
    {
      heading: 'Ikuti kategori dan tag',
      blocks: [
        {
          steps: [
            'Buka sebuah kategori, atau tag di bawah sebuah artikel.',
            'Tekan **Ikuti** di bagian atas. Tombolnya berubah menjadi **Mengikuti**.',
            'Tekan sekali lagi untuk berhenti.',
          ],
        },
        'Anda bisa mengikuti maksimal 5.000 orang, serta maksimal 500 tag dan kategori. [Pengaturan](/settings) mencantumkan semuanya di bawah **Yang Anda ikuti**. Tidak ada orang lain yang melihatnya.',
      ],
    },
    {
      heading: 'Untuk Anda',
      blocks: [
        'Blok pertama beranda Anda, **Untuk Anda**, berisi artikel dari yang Anda ikuti. Artikel baru didahulukan, juga yang banyak dibaca dan disukai. Artikel naik jika ditulis orang yang Anda ikuti, ada dalam bahasa yang Anda baca, atau memuat beberapa topik Anda. Jika Anda hanya ingin melihat bahasa yang Anda baca, yang lain tidak ditampilkan.',
      ],
    },
  ],
}
