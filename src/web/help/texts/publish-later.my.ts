import type { HelpText } from './help-text.ts'

export const publishLater: HelpText = {
  title: 'Menjadualkan rencana dan hantaran',
  summary:
    'Siapkan rencana atau hantaran hari ini dan biarkan ia terbit dengan sendirinya pada hari yang lain.',
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
    {
      heading: 'Menjadualkan hantaran',
      blocks: [
        {
          steps: [
            'Tulis di [Page](/page) atau dalam [borang](/page-create), bersama foto, video atau undiannya.',
            'Tekan **Jadualkan** di sebelah **Hantar**, pilih masanya, kemudian tekan **Jadualkan**.',
            'Hantaran itu ada di bawah **Hantaran berjadual** dalam draf anda. Di situ ada **Sunting**, **Tukar masa**, **Siarkan sekarang** dan **Padam**. **Batalkan jadual** menjadikannya draf hantaran baharu anda.',
          ],
        },
        'Sebelum masanya, hanya anda boleh melihat hantaran itu serta foto atau videonya. Jika tidak dapat disiarkan pada masanya, contohnya kerana peraturan tidak lagi membenarkannya, hantaran kekal dalam draf anda bersama sebabnya, dan anda menerima pemberitahuan.',
      ],
    },
    {
      heading: 'Berapa yang boleh dijadualkan',
      blocks: [
        'Hantaran dan rencana dikira bersama: 1 untuk Free, 10 untuk Topaz, 50 untuk Agate dan 200 untuk Aqua. Jika pelan anda tamat, semua yang sudah dijadualkan tetap diterbitkan.',
      ],
    },
  ],
}
