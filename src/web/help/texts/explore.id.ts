import type { HelpText } from './help-text.ts'

export const explore: HelpText = {
  title: 'Menjelajahi basis data',
  summary: 'Semua yang publik dalam satu tabel: saring, urutkan, simpan tampilannya, dan bawa pulang.',
  sections: [
    {
      heading: 'Satu tabel untuk semuanya',
      blocks: [
        '[Basis data](/database) mencantumkan semua artikel, pertanyaan, postingan Page, guild, orang, dan koleksi yang publik. Di atasnya Anda melihat jumlahnya, dan perkembangannya selama 30 hari terakhir. Konten dewasa dan isi guild privat tidak ada di dalamnya.',
      ],
    },
    {
      heading: 'Menyaring dan mengurutkan',
      blocks: [
        {
          list: [
            'Pilih jenis, kategori, atau bahasa di samping tabel. Di ponsel, tekan **Filter** lebih dulu.',
            '**Filter lainnya** mempersempit tabel menurut tag, penulis, tanggal, suka, dan terjemahan. **Hapus filter** menampilkan semuanya lagi.',
            'Tekan judul kolom untuk mengurutkan menurut kolom itu. **Kolom** mengatur apa yang ditampilkan, dan **Kartu** menampilkan hal yang sama sebagai kartu.',
          ],
        },
        'Setiap pilihan tercatat di alamat, jadi Anda bisa kembali ke sana atau membagikan tautannya.',
      ],
    },
    {
      heading: 'Menyimpan tampilan',
      blocks: [
        '**Simpan tampilan** menyimpan filter, urutan, dan kolom dengan sebuah nama. Hanya Anda yang bisa membukanya, kecuali jika Anda mengaktifkan **Tautan publik**: siapa pun yang punya tautannya lalu bisa membukanya. Di **Tampilan saya** Anda mengganti nama dan menghapusnya, maksimal 50.',
      ],
    },
    {
      heading: 'Mengekspor',
      blocks: [
        '**Ekspor** membuat berkas CSV atau JSON dari yang ditemukan filter Anda, dengan semua kolom: maksimal 5.000 baris, 5 kali per jam. Baris pertama menyebutkan lisensinya. Anda perlu masuk lebih dulu.',
      ],
    },
  ],
}
