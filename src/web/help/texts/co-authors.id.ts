import type { HelpText } from './help-text.ts'

export const coAuthors: HelpText = {
  title: 'Menulis bersama',
  summary: 'Undang orang lain menjadi penulis bersama, dan jawab saat seseorang mengundang Anda.',
  sections: [
    {
      heading: 'Mengundang seseorang',
      blocks: [
        {
          steps: [
            'Buka [editor](/create-article) dengan artikel baru atau artikel Anda.',
            'Di bagian **Sebelum terbit**, tambahkan maksimal lima orang lewat aliasnya pada **Penulis bersama**.',
            'Simpan atau terbitkan. Kami mengirim satu email kepada masing-masing, dan menandai mereka **diundang** sampai mereka menjawab.',
          ],
        },
        'Hanya penulis yang mengundang. Untuk menarik undangan atau mengeluarkan penulis bersama, hapus aliasnya dari isian itu lalu simpan.',
      ],
    },
    {
      heading: 'Saat Anda diundang',
      blocks: [
        'Undangan ditampilkan di [Pustaka saya](/library), dengan **Terima** dan **Tolak**. Anda melihat siapa yang mengundang dan judulnya. Sebelum menerima, nama Anda tidak ditampilkan, dan Anda belum bisa menyunting atau membaca drafnya.',
        'Setelah Anda menolak, penulis yang sama tidak bisa mengundang Anda ke artikel itu selama 30 hari; setelah Anda menolak dua artikelnya, ke artikel mana pun.',
      ],
    },
    {
      heading: 'Sebagai penulis bersama',
      blocks: [
        'Nama Anda disebut di samping penulis. Anda menyunting artikel, menjawab usulan suntingan, dan menyematkan komentar. Menerbitkan dan menghapus tetap urusan penulis. Artikel bersama Anda ada di **Bersama** dalam Pustaka saya.',
      ],
    },
    {
      heading: 'Keluar',
      blocks: [
        'Anda bisa keluar kapan saja: pilih **Keluar dari artikel** di **Bersama**, atau lewat **Lainnya** di halaman artikelnya. Tulisan Anda tetap ada di artikel, dan riwayatnya tetap menyebut nama Anda.',
      ],
    },
  ],
}
