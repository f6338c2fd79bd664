import type { HelpText } from './help-text.ts'

export const search: HelpText = {
  title: 'Pencarian',
  summary: 'Temukan artikel, postingan, pertanyaan, guild, dan orang, juga jika ada salah ketik.',
  sections: [
    {
      heading: 'Mencari sesuatu',
      blocks: [
        {
          steps: [
            'Ketik minimal 2 karakter di kotak pencarian. Kotak itu ada di [beranda](/) dan di bagian atas setiap halaman lain; di layar sempit, misalnya di ponsel, berupa ikon kaca pembesar.',
            'Orang, tag, dan judul disarankan selama Anda mengetik. Pilih salah satunya dengan tombol panah dan Enter, atau ketuk.',
            'Atau langsung tekan Enter untuk mencari kata-kata Anda.',
          ],
        },
      ],
    },
    {
      heading: 'Mencari dengan lebih tepat',
      blocks: [
        {
          list: [
            '`"cincin api"` menemukan kata-kata ini dalam urutan ini.',
            '`gunung -jawa` tidak menampilkan apa pun yang menyebut Jawa.',
            '`gunu` juga menemukan gunung: kata terakhir boleh belum selesai.',
          ],
        },
      ],
    },
    {
      heading: 'Hasil pencarian',
      blocks: [
        '**Semua** menampilkan guild, artikel, postingan Page, pertanyaan, dan orang. **Guild** dan **Pagefeed** menampilkan satu jenis saja. **Filter lainnya** mempersempit hasil menurut kategori, bahasa, penulis, dan tanggal; **Hapus filter** membatalkannya. Kata-kata dan filter Anda tercatat di alamat, jadi Anda bisa kembali ke sana atau membagikannya.',
        'Anda hanya menemukan apa yang boleh Anda baca. Postingan dewasa baru ikut dicari setelah Anda menekan **Tampilkan NSFW** dan, pada kali pertama, menyatakan berusia 18 tahun ke atas.',
      ],
    },
    {
      heading: 'Jika hasilnya sedikit',
      blocks: [
        'Jika ada kata serupa yang lebih sering dipakai di sini, kami menanyakan apakah itu maksud Anda. Halaman sebuah tag juga menuju kata yang sama dalam bahasa lain, misalnya sejarah dan history. Pencarian terakhir Anda tidak disimpan.',
      ],
    },
  ],
}
