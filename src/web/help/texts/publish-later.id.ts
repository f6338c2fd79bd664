import type { HelpText } from './help-text.ts'

export const publishLater: HelpText = {
  title: 'Menjadwalkan artikel dan postingan',
  summary: 'Selesaikan artikel atau postingan hari ini dan biarkan terbit sendiri pada hari lain.',
  sections: [
    {
      heading: 'Pilih harinya',
      blocks: [
        {
          steps: [
            'Di [editor](/create-article), atau di halaman sebuah draf, tekan **Jadwalkan…**.',
            'Pilih **Hari dan jam** menurut zona waktu Anda sendiri: dari satu menit sampai 365 hari lagi.',
            'Tekan **Jadwalkan**. Artikelnya harus sudah siap: ada judul, kategori, dan sedikitnya 50 karakter.',
          ],
        },
      ],
    },
    {
      heading: 'Sampai saat itu',
      blocks: [
        'Ia tetap draf yang hanya dilihat Anda dan penulis bersama. Halamannya, editor, dan **Draf** di [Pustaka saya](/library) menyebutkan kapan terbitnya. Anda boleh terus mengerjakannya; jadwalnya tetap saat Anda menyimpan.',
      ],
    },
    {
      heading: 'Bila Anda berubah pikiran',
      blocks: [
        {
          list: [
            '**Ubah** memindahkannya ke hari lain.',
            '**Terbitkan sekarang** tidak menunggu.',
            '**Batalkan jadwal** menjadikannya draf biasa lagi; begitu pula bila Anda menghapusnya lalu mengembalikannya.',
          ],
        },
      ],
    },
    {
      heading: 'Perlu diketahui',
      blocks: [
        'Hanya penulis yang menentukan harinya. Tidak perlu ada yang sedang masuk ketika waktunya tiba: artikel itu lalu muncul di daftar, umpan, dan pembaruan terbaru, dengan saat itu sebagai tanggalnya. Terjemahan pun bisa dijadwalkan.',
      ],
    },
    {
      heading: 'Menjadwalkan postingan',
      blocks: [
        {
          steps: [
            'Tulis di [Page](/page) atau di [formulir](/page-create), lengkap dengan foto, video, atau jajak pendapatnya.',
            'Tekan **Jadwalkan** di samping **Posting**, pilih waktunya, lalu tekan **Jadwalkan**.',
            'Postingan itu ada di **Postingan terjadwal** pada draf Anda. Di sana ada **Sunting**, **Ubah waktu**, **Posting sekarang**, dan **Hapus**. **Batalkan jadwal** menjadikannya draf postingan baru Anda.',
          ],
        },
        'Sebelum waktunya, hanya Anda yang bisa melihat postingan beserta foto atau videonya. Jika tidak bisa diposting pada waktunya, misalnya karena aturan tidak lagi mengizinkan, postingan tetap ada di draf Anda beserta alasannya, dan Anda mendapat notifikasi.',
      ],
    },
    {
      heading: 'Berapa yang bisa dijadwalkan',
      blocks: [
        'Postingan dan artikel dihitung bersama: 1 di Free, 10 di Topaz, 50 di Agate, dan 200 di Aqua. Jika paket Anda berakhir, semua yang sudah dijadwalkan tetap terbit.',
      ],
    },
  ],
}
