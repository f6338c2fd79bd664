import type { HelpText } from './help-text.ts'

export const honor: HelpText = {
  title: 'Cara kerja Honor',
  summary:
    'Honor menunjukkan seberapa besar orang lain menghargai tulisan dan bantuan Anda. Honor tidak bisa dibeli.',
  sections: [
    {
      heading: 'Yang memberi Honor',
      blocks: [
        'Sebagian besar Honor datang dari orang lain: mereka menyukai tulisan Anda, [memberi suara naik pada pertanyaan dan jawaban Anda](/help-center?page=answering-questions), atau menerima bantuan Anda. Berkunjung, mengeklik, dan membayar tidak pernah memberi Honor.',
        { honor: 'rewards' },
      ],
    },
    {
      heading: 'Batasnya',
      blocks: [
        'Setiap tanda suka ditampilkan. Agar tidak ada yang mengumpulkan Honor dengan bertukar suka, tidak semua tanda suka memberi Honor:',
        { honor: 'limits' },
        'Tanda suka di [guild privat](/help-center?page=private-guilds) tidak memberi Honor. Jika seseorang membatalkan suka, Honornya ikut ditarik kembali. Begitu juga Honor dari orang-orang yang kebanyakan hanya saling memberi; Anda mendapat notifikasi, dan alasannya ada di riwayat Honor.',
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
      heading: 'Riwayat Honor dan papan peringkat',
      blocks: [
        'Riwayat Honor Anda ada di tab **Honor** pada [profil Anda](/profile): berapa, dari siapa, dan untuk apa. Hanya Anda yang bisa melihatnya. Baris yang ada tidak pernah diubah; Honor yang ditarik kembali dicatat di baris baru.',
        '[Papan peringkat](/honor) menampilkan lima puluh orang teratas, **Minggu ini** dan **Sepanjang masa**. Jika tidak ingin tampil di sana, nonaktifkan **Tampilkan saya di papan peringkat Honor** di **Privasi** pada [pengaturan](/settings).',
      ],
    },
  ],
}
