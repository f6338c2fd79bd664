import type { HelpText } from './help-text.ts'

export const publishLater: HelpText = {
  title: 'Menjadualkan rencana',
  summary: 'Siapkan rencana hari ini dan biarkan ia terbit dengan sendirinya pada hari yang lain.',
  sections: [
    {
      heading: 'Tentukan harinya',
      blocks: [
        {
          steps: [
            'Dalam [ruang menulis](/create-article), atau pada halaman sesuatu draf, tekan **Jadualkan…**.',
            'Pilih **Tarikh dan masa** mengikut zon masa anda sendiri: antara seminit hingga 365 hari dari sekarang.',
            'Tekan **Jadualkan**. Rencana itu mesti sudah siap: bertajuk, berkategori dan sekurang-kurangnya 50 aksara.',
          ],
        },
      ],
    },
    {
      heading: 'Sebelum harinya tiba',
      blocks: [
        'Ia kekal draf yang hanya boleh dilihat oleh anda dan penulis bersama. Halamannya, ruang menulis dan **Draf** dalam [Perpustakaan saya](/library) menyatakan bila ia akan terbit. Anda boleh terus menyuntingnya; tarikhnya kekal apabila anda menyimpan.',
      ],
    },
    {
      heading: 'Jika anda berubah fikiran',
      blocks: [
        {
          list: [
            '**Tukar** mengalihkannya ke hari yang lain.',
            '**Terbit sekarang** tidak menunggu.',
            '**Batalkan jadual** menjadikannya draf biasa semula; begitu juga jika anda memadam dan memulihkannya.',
          ],
        },
      ],
    },
    {
      heading: 'Elok diketahui',
      blocks: [
        'Hanya penulis yang menentukan harinya. Tiada sesiapa perlu log masuk apabila masanya tiba: rencana itu kemudian muncul dalam senarai, suapan dan kemas kini terkini, dengan saat itu sebagai tarikhnya. Terjemahan juga boleh dijadualkan.',
      ],
    },
  ],
}
