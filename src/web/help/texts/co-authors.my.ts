import type { HelpText } from './help-text.ts'

export const coAuthors: HelpText = {
  title: 'Menulis bersama-sama',
  summary: 'Jemput orang lain menjadi penulis bersama, dan jawab apabila seseorang menjemput anda.',
  sections: [
    {
      heading: 'Jemput seseorang',
      blocks: [
        {
          steps: [
            'Buka [ruang menulis](/create-article) dengan artikel baharu atau artikel anda.',
            'Di bawah **Sebelum ia diterbitkan**, tambah maksimum lima orang melalui alias mereka dalam **Penulis bersama**.',
            'Simpan atau terbitkan. Kami menghantar satu e-mel kepada setiap orang, dan menandakan mereka **dijemput** sehingga mereka menjawab.',
          ],
        },
        'Hanya penulis yang menjemput. Untuk menarik balik jemputan atau membuang penulis bersama, buang aliasnya daripada ruangan itu dan simpan.',
      ],
    },
    {
      heading: 'Apabila anda dijemput',
      blocks: [
        'Jemputan dipaparkan dalam [Perpustakaan saya](/library), dengan **Terima** dan **Tolak**. Anda melihat siapa yang menjemput dan tajuknya. Sebelum menerima, nama anda tidak dipaparkan, dan anda belum boleh menyunting atau membaca drafnya.',
        'Selepas anda menolak, penulis yang sama tidak boleh menjemput anda ke artikel itu selama 30 hari; selepas anda menolak dua artikelnya, ke mana-mana artikel.',
      ],
    },
    {
      heading: 'Sebagai penulis bersama',
      blocks: [
        'Nama anda disebut di sebelah penulis. Anda menyunting artikel, menjawab cadangan suntingan dan menyematkan komen. Penerbitan dan pemadaman kekal urusan penulis. Artikel bersama anda ada di bawah **Bersama** dalam Perpustakaan saya.',
      ],
    },
    {
      heading: 'Keluar',
      blocks: [
        'Anda boleh keluar pada bila-bila masa: pilih **Tinggalkan artikel** di bawah **Bersama**, atau melalui **Lagi** pada halaman artikel. Tulisan anda kekal dalam artikel, dan sejarahnya masih menyebut nama anda.',
      ],
    },
  ],
}
