import type { HelpText } from './help-text.ts'

export const honor: HelpText = {
  title: 'Cara kerja Honor',
  summary:
    'Honor menunjukkan seberapa besar orang lain menghargai tulisan dan bantuan Anda. Honor tidak bisa dibeli.',
  sections: [
    {
      heading: 'Yang memberi Honor',
      blocks: [
        'Honor datang dari orang lain: mereka menyukai tulisan Anda atau menerima bantuan Anda. Berkunjung, mengeklik, dan membayar tidak pernah memberi Honor.',
        { honor: 'rewards' },
      ],
    },
    {
      heading: 'Batasnya',
      blocks: [
        'Setiap tanda suka ditampilkan. Agar tidak ada yang mengumpulkan Honor dengan bertukar suka, tidak semua tanda suka memberi Honor:',
        { honor: 'limits' },
        'Jika seseorang membatalkan suka, Honornya ikut hilang. Honor dari orang-orang yang kebanyakan hanya saling memberi akan ditarik kembali; Anda mendapat notifikasi beserta alasannya.',
      ],
    },
    {
      heading: 'Yang dibuka oleh Honor',
      blocks: [
        'Menulis, berkomentar, menyukai, dan melaporkan terbuka bagi setiap anggota.',
        { honor: 'privileges' },
      ],
    },
    { heading: 'Tingkat', blocks: [{ honor: 'levels' }] },
    {
      heading: 'Riwayat Anda dan papan peringkat',
      blocks: [
        'Di **Honor** pada [profil Anda](/profile) ada setiap barisnya: berapa, dari siapa, untuk apa. Hanya Anda yang melihatnya. Isinya tidak pernah diubah; yang ditarik kembali menjadi baris tersendiri.',
        '[Papan peringkat](/honor) menampilkan lima puluh orang teratas, **Minggu ini** dan **Sepanjang masa**. Jika tidak ingin tampil di sana, nonaktifkan **Tampilkan saya di papan peringkat Honor** di **Privasi** pada [pengaturan](/settings).',
      ],
    },
  ],
}
