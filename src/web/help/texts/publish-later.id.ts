import type { HelpText } from './help-text.ts'

export const publishLater: HelpText = {
  title: 'Menjadwalkan artikel',
  summary: 'Selesaikan artikel hari ini dan biarkan terbit sendiri pada hari lain.',
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
  ],
}
