import type { HelpText } from './help-text.ts'

export const series: HelpText = {
  title: 'Seri',
  summary: 'Beberapa artikel untuk dibaca berurutan, masing-masing menuntun ke artikel berikutnya.',
  sections: [
    {
      heading: 'Memulai seri',
      blocks: [
        {
          steps: [
            'Tulis artikel di [editor](/create-article), atau buka artikel Anda, pilih **Lainnya**, lalu **Sunting**.',
            'Di bagian **Sebelum terbit**, ketik judul pada kolom **Seri**. Judul baru memulai seri baru.',
            'Tulis artikel berikutnya dan pilih seri yang sama. Artikel itu menjadi bagian terakhir.',
          ],
        },
      ],
    },
    {
      heading: 'Yang dilihat pembaca',
      blocks: [
        'Di bawah setiap bagian tertulis bagian keberapa itu, lengkap dengan **Bagian sebelumnya**, **Bagian berikutnya**, dan daftar semuanya. Draf tidak ditampilkan sampai terbit, dan satu bagian saja belum disebut seri. Bila sebuah bagian sudah diterjemahkan, pembaca dibawa ke versi dalam bahasanya.',
      ],
    },
    {
      heading: 'Mengatur urutan',
      blocks: [
        'Di [Pustaka saya](/library), pada **Seri**, panah menaikkan atau menurunkan sebuah bagian. **Ganti judul** memberi seri judul lain. **Bubarkan** melupakan urutannya; artikelnya tetap ada.',
      ],
    },
    {
      heading: 'Perlu diketahui',
      blocks: [
        'Seri hanya milik Anda: penulis artikel aslilah yang menentukan, bukan penulis bersama atau penerjemah. Satu seri paling banyak 50 bagian. Untuk mengeluarkan artikel, sunting artikelnya dan kosongkan kolom itu. Bagian yang Anda hapus keluar dari seri, lalu menempati tempat lamanya saat Anda kembalikan.',
      ],
    },
  ],
}
