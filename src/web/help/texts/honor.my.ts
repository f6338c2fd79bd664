import type { HelpText } from './help-text.ts'

export const honor: HelpText = {
  title: 'Cara Honor berfungsi',
  summary:
    'Honor menunjukkan sejauh mana orang lain menghargai tulisan dan bantuan anda. Honor tidak boleh dibeli.',
  sections: [
    {
      heading: 'Perkara yang memberi Honor',
      blocks: [
        'Honor datang daripada orang lain: mereka menyukai tulisan anda atau menerima bantuan anda. Melawat, mengklik dan membayar tidak sekali-kali memberi Honor.',
        { honor: 'rewards' },
      ],
    },
    {
      heading: 'Hadnya',
      blocks: [
        'Setiap tanda suka dipaparkan. Supaya tiada sesiapa mengumpul Honor dengan bertukar tanda suka, bukan semua tanda suka memberi Honor:',
        { honor: 'limits' },
        'Apabila seseorang menarik balik tanda suka, Honornya turut hilang. Honor daripada orang yang kebanyakannya saling memberi sahaja akan ditarik balik; anda menerima pemberitahuan berserta sebabnya.',
      ],
    },
    {
      heading: 'Perkara yang dibuka oleh Honor',
      blocks: [
        'Menulis, mengulas, memberi tanda suka dan melapor terbuka kepada setiap ahli.',
        { honor: 'privileges' },
      ],
    },
    { heading: 'Tahap', blocks: [{ honor: 'levels' }] },
    {
      heading: 'Sejarah anda dan papan pendahulu',
      blocks: [
        'Di bawah **Honor** pada [profil anda](/profile) terdapat setiap barisnya: berapa, daripada siapa, untuk apa. Hanya anda boleh melihatnya. Isinya tidak pernah diubah; apa yang ditarik balik menjadi baris tersendiri.',
        '[Papan pendahulu](/honor) memaparkan lima puluh orang teratas, **Minggu ini** dan **Sepanjang zaman**. Jika tidak mahu disenaraikan, matikan **Paparkan saya di papan pendahulu Honor** di bawah **Privasi** dalam [tetapan](/settings).',
      ],
    },
  ],
}
