import type { HelpText } from './help-text.ts'

export const collections: HelpText = {
  title: 'Koleksi',
  summary: 'Tabel yang dikelola bersama anggota: baca, jadikan grafik, kutip, perbaiki, dan unduh.',
  sections: [
    {
      heading: 'Membuat koleksi',
      blocks: [
        {
          steps: [
            'Buka **Koleksi** di [basis data](/database), lalu pilih **Koleksi baru**.',
            'Beri judul dan kategori. Pilih berkas CSV dalam UTF-8 agar kolomnya terisi otomatis, atau beri nama kolomnya sendiri.',
            'Jika ada baris berkas yang salah, Anda diberi tahu baris mana dan alasannya. Tidak ada yang diimpor sebelum semua baris benar.',
          ],
        },
      ],
    },
    {
      heading: 'Membaca dan membagikan',
      blocks: [
        {
          list: [
            '**Tabel**, **Kartu**, dan **Grafik** menampilkan baris yang sama. Tekan nama kolom untuk mengurutkan.',
            '**Ekspor CSV** dan **Ekspor JSON** ada di menu, lengkap dengan lisensinya. Begitu juga **Kutip halaman ini**: tautannya selalu menampilkan versi yang Anda baca.',
            'Dalam artikel, `{% collection 12 %}` di baris tersendiri menampilkan tabelnya, dan `{% embed /article/7 %}` menampilkan kartu artikel, pertanyaan, atau postingan lain di sini.',
          ],
        },
      ],
    },
    {
      heading: 'Memperbaiki',
      blocks: [
        'Pemilik dan penyunting mengubah baris secara langsung. Orang lain bisa memakai **Usulkan perubahan**, kecuali pemilik menonaktifkannya; pemilik atau penyunting yang memutuskan, dan Anda diberi tahu.',
        'Tidak ada yang hilang: setiap baris punya riwayat, dan baris yang dihapus bisa dipulihkan dari sana. Jika dua orang menyunting baris yang sama, orang kedua melihat kedua nilainya sebelum menyimpan.',
      ],
    },
  ],
}
