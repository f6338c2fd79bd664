/** What the first member has finished and waits with: published on a date of its own. */
export const DRAFT = {
  title: 'Sebelas cangkerang dan satu rumah yang berpenghuni',
  language: 'my',
  categories: ['science'],
  tags: ['pantai', 'cangkerang', 'sekolah'],
  source: `Setiap tahun, sebelum monsun tiba, saya membawa kelas saya ke pantai ketika air surut. Syaratnya mudah: kutip apa sahaja yang anda suka, bawa ke tikar, dan bersedia untuk memulangkannya.

Tahun ini mereka mengumpul sebelas jenis cangkerang dalam masa dua puluh minit. Kami menyusunnya mengikut bentuk, dan barulah soalan yang sebenar keluar: *siapa yang membuatnya?*

## Rumah yang dibina dari dalam

Siput dan kerang tidak mencari cangkerangnya. Haiwan itu membinanya sendiri, sedikit demi sedikit, daripada kalsium karbonat yang diambil dari air laut. Bahagian yang paling baharu ialah bibirnya; bahagian yang paling tua ialah hujung lingkarannya. Jadi sebuah cangkerang siput boleh dibaca seperti buku harian, dari tengah ke tepi.

- Garis yang rapat: membesar perlahan.
- Garis yang jarang: makanan banyak, atau air lebih hangat.
- Calar yang sudah bertutup: pernah diserang, dan terselamat.

## Penyewa

Satu daripada sebelas itu berjalan. Umang-umang tidak mampu membina cangkerang, jadi ia meminjam yang ditinggalkan siput, dan berpindah apabila badannya membesar. Itulah sebabnya kami memulangkan semuanya: cangkerang kosong di pantai bukan sampah, ia perumahan.

Kami pulang dengan tangan kosong dan poket berpasir. Esoknya seorang murid bertanya sama ada umang-umang membayar sewa. Saya masih memikirkan jawapannya.`,
} as const
