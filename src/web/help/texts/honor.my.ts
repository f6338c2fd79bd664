import type { HelpText } from './help-text.ts'

export const honor: HelpText = {
  title: 'Cara Honor berfungsi',
  summary:
    'Honor menunjukkan sejauh mana orang lain menghargai tulisan dan bantuan anda. Honor tidak boleh dibeli.',
  sections: [
    {
      heading: 'Perkara yang memberi Honor',
      blocks: [
        'Kebanyakan Honor datang daripada orang lain: mereka menyukai tulisan anda, [memberi undi naik pada soalan dan jawapan anda](/help-center?page=answering-questions) atau menerima bantuan anda. Melawat, mengklik dan membayar tidak pernah memberi Honor.',
        { honor: 'rewards' },
      ],
    },
    {
      heading: 'Hadnya',
      blocks: [
        'Setiap tanda suka dipaparkan. Supaya tiada sesiapa mengumpul Honor dengan bertukar tanda suka, bukan semua tanda suka memberi Honor:',
        { honor: 'limits' },
        'Tanda suka dalam [guild persendirian](/help-center?page=private-guilds) tidak memberi Honor. Apabila seseorang menarik balik tanda suka, Honornya turut ditarik balik. Begitu juga Honor daripada orang yang kebanyakannya hanya saling memberi; anda menerima pemberitahuan, dan sebabnya ada dalam sejarah Honor.',
      ],
    },
    {
      heading: 'Perkara yang dibuka oleh Honor',
      blocks: [
        'Menulis, memberi komen, memberi tanda suka dan membuat laporan terbuka kepada setiap ahli.',
        { honor: 'privileges' },
      ],
    },
    { heading: 'Tahap', blocks: [{ honor: 'levels' }] },
    {
      heading: 'Sejarah Honor dan papan pendahulu',
      blocks: [
        'Sejarah Honor anda ada di tab **Honor** pada [profil anda](/profile): berapa banyak, daripada siapa dan untuk apa. Hanya anda boleh melihatnya. Baris yang ada tidak pernah diubah; Honor yang ditarik balik dicatat pada baris baharu.',
        '[Papan pendahulu](/honor) memaparkan lima puluh orang teratas, **Minggu ini** dan **Sepanjang zaman**. Jika tidak mahu disenaraikan, matikan **Paparkan saya di papan pendahulu Honor** di bawah **Privasi** dalam [tetapan](/settings).',
      ],
    },
  ],
}
