import type { HelpText } from './help-text.ts'

export const readingOn: HelpText = {
  title: 'Melanjutkan bacaan',
  summary: 'Berhenti di tengah artikel, lalu temukan lagi tempat Anda.',
  sections: [
    {
      heading: 'Tempat Anda berhenti',
      blocks: [
        'Tinggalkan sebuah artikel di antara sepersepuluh dan sembilan persepuluh isinya. Saat Anda membukanya lagi, satu baris di tepi bawah menyebutkan berapa menit yang tersisa. **Lanjutkan** membawa Anda ke paragraf tempat Anda berhenti; halaman tidak bergeser sebelum Anda menekannya. Tanda silang, **Lupakan tempat ini**, menutup baris itu dan tempat Anda dilupakan.',
        'Tempat itu juga dilupakan saat Anda sampai di akhir isinya.',
      ],
    },
    {
      heading: 'Separuh dibaca',
      blocks: [
        'Dengan akun, tempat Anda sama di semua perangkat. [Pustaka saya](/library) memuat artikel-artikel ini di **Separuh dibaca**, yang terakhir dibaca di depan. **Lepaskan** mengeluarkan satu artikel, **Urungkan** pada pemberitahuannya mengembalikannya. Artikel yang terbitannya dibatalkan atau yang dihapus tidak ditampilkan.',
      ],
    },
    {
      heading: 'Yang disimpan',
      blocks: [
        'Tanpa akun, tempat Anda tersimpan di peramban ini saja: 50 artikel terakhir. Dengan akun, kami menyimpan artikel, paragraf, dan waktunya untuk 200 artikel terakhir Anda, maksimal 180 hari sejak terakhir dibaca. Tidak ada orang lain yang bisa melihatnya.',
      ],
    },
    {
      heading: 'Satu paragraf dalam bahasa lain',
      blocks: [
        'Jika artikel punya terjemahan, tahan Alt dan klik sebuah paragraf, atau pilih beberapa kata lalu tekan **Lihat terjemahan**: paragraf yang sama dari terjemahannya ditampilkan di sampingnya, di ponsel di bawahnya. Dengan papan ketik, tekan `t` untuk paragraf yang terlihat. Panah menuju paragraf sebelum dan sesudahnya, Esc menutupnya. Paragraf dicocokkan menurut tempatnya di bawah judul bagian yang sama. Jika terjemahannya terbagi dengan cara lain, kami memberi tahu Anda.',
      ],
    },
  ],
}
