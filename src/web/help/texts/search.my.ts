import type { HelpText } from './help-text.ts'

export const search: HelpText = {
  title: 'Carian',
  summary: 'Cari artikel, hantaran, soalan, guild dan orang, walaupun tersalah taip.',
  sections: [
    {
      heading: 'Mencari sesuatu',
      blocks: [
        {
          steps: [
            'Taip minimum 2 aksara dalam kotak carian. Kotak itu ada di [laman utama](/) dan di bahagian atas setiap halaman lain; pada skrin yang sempit, contohnya telefon, ia berupa ikon kanta pembesar.',
            'Orang, tag dan tajuk dicadangkan semasa anda menaip. Pilih satu dengan kekunci anak panah dan Enter, atau ketik padanya.',
            'Atau terus tekan Enter untuk mencari perkataan anda.',
          ],
        },
      ],
    },
    {
      heading: 'Mencari dengan lebih tepat',
      blocks: [
        {
          list: [
            '`"lingkaran api"` mencari perkataan ini mengikut susunan ini.',
            '`gunung -jawa` mengetepikan semua yang menyebut Jawa.',
            '`gunu` turut menemui gunung: perkataan terakhir boleh ditaip separuh sahaja.',
          ],
        },
      ],
    },
    {
      heading: 'Hasil carian',
      blocks: [
        '**Semua** memaparkan guild, artikel, hantaran Page, soalan dan orang. **Guild** dan **Pagefeed** memaparkan satu jenis sahaja. **Penapis lain** menyempitkan hasil mengikut kategori, bahasa, penulis dan tarikh; **Buang penapis** membatalkannya. Perkataan dan penapis anda menjadi sebahagian daripada alamat, jadi anda boleh kembali kepadanya atau mengongsikannya.',
        'Anda hanya menemui apa yang boleh anda baca. Hantaran dewasa dicari hanya selepas anda menekan **Paparkan NSFW** dan, buat kali pertama, menyatakan bahawa anda berumur 18 tahun ke atas.',
      ],
    },
    {
      heading: 'Jika hasilnya sedikit',
      blocks: [
        'Jika ada perkataan serupa yang lebih kerap digunakan di sini, kami bertanya sama ada itu yang anda maksudkan. Halaman sesuatu tag juga membawa kepada perkataan yang sama dalam bahasa lain, contohnya sejarah dan history. Carian terkini anda tidak disimpan.',
      ],
    },
  ],
}
