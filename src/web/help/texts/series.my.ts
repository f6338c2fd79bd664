import type { HelpText } from './help-text.ts'

export const series: HelpText = {
  title: 'Siri',
  summary: 'Beberapa rencana untuk dibaca satu demi satu, setiap satunya membawa kepada yang seterusnya.',
  sections: [
    {
      heading: 'Mulakan siri',
      blocks: [
        {
          steps: [
            'Tulis rencana dalam [ruang menulis](/create-article), atau buka rencana anda, pilih **Lagi** dan kemudian **Sunting**.',
            'Di bawah **Sebelum ia diterbitkan**, taip tajuk dalam ruangan **Siri**. Tajuk baharu memulakan siri baharu.',
            'Tulis rencana seterusnya dan pilih siri yang sama. Ia menjadi bahagian yang terakhir.',
          ],
        },
      ],
    },
    {
      heading: 'Apa yang pembaca nampak',
      blocks: [
        'Di bawah setiap bahagian dinyatakan kedudukannya, bersama **Bahagian sebelum ini**, **Bahagian seterusnya** dan senarai kesemuanya. Draf tidak disertakan sehingga ia diterbitkan, dan satu bahagian sahaja belum dipanggil siri. Jika sesuatu bahagian telah diterjemah, pembaca dibawa kepada versi dalam bahasa mereka.',
      ],
    },
    {
      heading: 'Susun mengikut turutan',
      blocks: [
        'Dalam [Perpustakaan saya](/library), di bawah **Siri**, anak panah mengalihkan sesuatu bahagian ke atas atau ke bawah. **Tukar tajuk** memberi siri itu tajuk lain. **Leraikan** melupakan susunannya; rencananya kekal.',
      ],
    },
    {
      heading: 'Elok diketahui',
      blocks: [
        'Siri milik anda seorang: hanya penulis rencana asal yang menentukannya, bukan penulis bersama atau penterjemah. Ia boleh mempunyai 50 bahagian. Untuk mengeluarkan rencana, sunting rencana itu dan kosongkan ruangan tersebut. Bahagian yang anda padam keluar daripada siri, dan kembali ke tempat lamanya apabila anda memulihkannya.',
      ],
    },
  ],
}
