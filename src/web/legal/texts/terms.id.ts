import type { LegalText } from './legal-text.ts'
import { rules } from './rules.id.ts'

export const text: LegalText = {
  title: 'Ketentuan Layanan',
  summary:
    'Aturan memakai {siteName} dengan bahasa sederhana: akun Anda, karya yang Anda terbitkan, cara kita saling menghargai, dan apa yang terjadi jika ada masalah.',
  updatedAt: '2026-11-18',
  sections: [
    {
      heading: 'Tentang ketentuan ini',
      blocks: [
        '{siteName} adalah situs komunitas dalam bahasa Inggris, Indonesia, dan Melayu. Ketentuan ini merupakan kesepakatan antara Anda dan pengelola situs. Pengelola dapat dihubungi melalui {contact}.',
        'Dengan membuat akun atau memakai situs ini, Anda menyetujui ketentuan berikut.',
        'Situs ini masih bertumbuh. Beberapa bagian yang disebut di sini, seperti tes penalaran dan paket berbayar, dibuka satu per satu. Aturan untuk suatu bagian berlaku sejak bagian itu dibuka.',
      ],
    },
    {
      heading: 'Akun Anda',
      blocks: [
        {
          list: [
            'Daftarlah dengan alamat email milik Anda sendiri. Kami mengirim kode ke alamat itu untuk memastikannya. Pendaftaran yang tidak dikonfirmasi akan dihapus setelah 7 hari.',
            'Anda juga dapat masuk dengan Google atau Discord jika pengelola menyediakannya.',
            'Rahasiakan kata sandi Anda dan jangan memakainya di situs lain. Kami tidak pernah menanyakannya lewat email atau pesan.',
            'Jangan menyamar sebagai orang lain.',
            'Jika Anda menduga akun Anda dipakai orang lain, segera atur ulang kata sandi. Semua perangkat akan otomatis dikeluarkan. Setelah itu, kabari kami melalui {contact}.',
          ],
        },
        'Jika usia Anda di bawah 18 tahun, gunakan situs ini hanya dengan izin orang tua atau wali. Jika hukum di negara Anda menetapkan usia minimum untuk situs seperti ini, usia itulah yang berlaku.',
      ],
    },
    {
      heading: 'Delapan aturan',
      blocks: [
        { list: rules },
        'Apa pun yang melanggar hukum juga dilarang di sini. Sebuah guild boleh menambah aturannya sendiri, tetapi tidak boleh mengesampingkan delapan aturan ini.',
      ],
    },
    {
      heading: 'Karya yang Anda terbitkan',
      blocks: [
        'Tulisan dan berkas yang Anda unggah tetap milik Anda, dan Anda bertanggung jawab atasnya. Anda mengizinkan kami menyimpannya, menampilkannya di situs kepada orang yang berhak melihatnya, dan menyesuaikan bentuknya untuk keperluan itu, misalnya memperkecil gambar. Izin ini tanpa bayaran dan berakhir ketika konten dihapus, kecuali untuk hal yang dijelaskan pada paragraf berikut.',
        'Secara bawaan, artikel terbit dengan lisensi Creative Commons CC BY-SA 4.0. Orang lain boleh menyalin, menerjemahkan, dan menyempurnakannya, termasuk di luar situs ini, asalkan mencantumkan nama Anda dan memakai lisensi yang sama. Lisensi ini tidak dapat ditarik kembali untuk salinan yang telanjur ada. Terjemahan dan suntingan orang lain yang sudah diterima tetap menjadi bagian dari karya bersama.',
        'Postingan, komentar, pertanyaan, jawaban, dan pesan tidak memakai lisensi itu, kecuali Anda sendiri menyatakannya.',
        'Jika menurut Anda ada sesuatu di sini yang melanggar hak cipta atau hak Anda yang lain, tulislah kepada {contact} dan sebutkan letak serta alasannya.',
      ],
    },
    {
      heading: 'Konten dewasa',
      blocks: [
        'Konten dewasa wajib ditandai. Konten ini tersembunyi secara bawaan dan hanya ditampilkan kepada orang yang menyatakan dirinya berusia 18 tahun ke atas. Jika usia Anda kurang dari itu, Anda tidak boleh melihat atau menerbitkannya, dan tidak boleh mengaku lebih tua dari usia Anda.',
        'Postingan dewasa tidak dapat disukai, tidak ada yang dapat memberi suara dalam jajak pendapatnya, dan tidak pernah muncul di daftar tren, feed RSS, atau mesin pencari. Jika laporan pembaca atau moderator menandai sebuah postingan sebagai konten dewasa, penulisnya tidak dapat menghapus tanda itu.',
        'Dua hal selalu dilarang, ditandai ataupun tidak: konten seksual yang melibatkan anak, dan gambar intim yang disebarkan tanpa persetujuan orang yang tampak di dalamnya. Kami menghapusnya dan dapat melaporkannya kepada pihak berwenang.',
        'Sejumlah negara, termasuk Indonesia dan Malaysia, membatasi konten dewasa melalui undang-undang. Pengelola dapat menonaktifkannya sama sekali atau untuk negara tertentu.',
      ],
    },
    {
      heading: 'Guild, pesan, Honor, dan tes penalaran',
      blocks: [
        {
          list: [
            'Guild diurus oleh pemilik dan pengurusnya. Mereka dapat menghapus postingan serta membisukan, mengeluarkan, atau melarang masuk anggota menurut aturan guild. Isi guild privat hanya ditujukan bagi para anggotanya; moderator situs hanya melihat yang dilaporkan kepada mereka.',
            'Pesan bersifat pribadi, tetapi tidak terenkripsi ujung ke ujung. Moderator hanya melihat apa yang dilaporkan kepada mereka.',
            'Honor mencerminkan penilaian komunitas atas sumbangsih Anda. Honor tidak bernilai uang dan tidak dapat dibeli, dijual, atau dialihkan. Honor hasil kecurangan dapat ditarik kembali.',
            'Tes penalaran dibuat untuk belajar dan memuaskan rasa ingin tahu. Tes ini bukan pemeriksaan medis atau ujian resmi.',
          ],
        },
      ],
    },
    {
      heading: 'Moderasi dan banding',
      blocks: [
        'Jika ketentuan ini atau hukum dilanggar, kami dapat menyembunyikan atau menghapus konten, menandainya sebagai konten dewasa, memperingatkan anggota, serta membatasi atau menutup akun. Konten yang dilaporkan beberapa orang dapat disembunyikan selama ditinjau.',
        'Jika kami mengambil tindakan terhadap Anda atau konten Anda, kami memberi tahu apa tindakannya, apa alasannya, dan berapa lama. Tidak ada pemblokiran diam-diam. Anda boleh mengajukan banding satu kali dalam 30 hari, di situs atau melalui {contact}. Jika situs ini memiliki lebih dari satu moderator, moderator lain yang memutuskannya. Tindakan moderator dimuat, tanpa nama, di log moderasi publik.',
        'Anggota yang ditangguhkan tetap dapat mengajukan banding, meminta salinan datanya, dan meminta akunnya dihapus.',
      ],
    },
    {
      heading: 'Paket berbayar',
      blocks: [
        'Anda dapat memakai situs ini tanpa membayar. Jika paket Topaz, Agate, dan Aqua ditawarkan, isinya adalah tema premium dan mungkin ruang tambahan, misalnya untuk unggahan. Paket tidak pernah dapat membeli Honor atau posisi yang lebih tinggi di daftar mana pun.',
        'Harga, jangka waktu, dan tanggal perpanjangan ditampilkan sebelum Anda membayar. Anda dapat berhenti kapan saja, dan paket tetap berlaku sampai akhir masa yang sudah dibayar. Hak Anda sebagai konsumen menurut hukum, termasuk soal pengembalian dana, tidak berkurang.',
      ],
    },
    {
      heading: 'Jika Anda ingin pergi',
      blocks: [
        'Anda boleh berhenti kapan saja. Hapus akun Anda di pengaturan, bagian “Data saya”, atau tulislah kepada pengelola melalui {contact}. Profil Anda langsung disembunyikan; tulisan Anda masih ditampilkan selama 14 hari, dan selama itu Anda dapat membatalkannya dengan masuk kembali. Setelah itu akun Anda dihapus permanen. Anda memilih apakah artikel Anda yang sudah terbit ikut dihapus atau tetap ada dengan nama “mantan anggota”.',
      ],
    },
    {
      heading: 'Yang dapat dan tidak dapat kami janjikan',
      blocks: [
        'Kami mengurus situs ini dengan sungguh-sungguh, tetapi tidak dapat menjanjikan bahwa situs selalu tersedia atau bebas dari kesalahan. Tulisan anggota adalah pendapat mereka sendiri, bukan pengganti dokter, ahli hukum, atau pakar lainnya.',
        'Mohon jangan menyerang situs ini, membebaninya secara berlebihan, mengakali batasannya, atau memanen data pribadi dari sini. Jika Anda menemukan celah keamanan, beri tahu kami lebih dahulu melalui {contact}.',
        'Sejauh diizinkan hukum, pengelola tidak bertanggung jawab atas kerugian akibat konten anggota atau karena situs tidak dapat diakses. Tidak ada bagian dari ketentuan ini yang menghapus hak yang diberikan hukum kepada Anda.',
      ],
    },
    {
      heading: 'Perubahan dan pertanyaan',
      blocks: [
        'Ketentuan ini dapat berubah, misalnya ketika bagian baru dibuka. Tanggal di halaman ini menunjukkan versi terakhir. Perubahan penting kami umumkan di situs sebelum berlaku.',
        'Ketentuan ini tersedia dalam tiga bahasa dan ketiganya dimaksudkan sama isinya. Jika Anda menemukan perbedaan, atau jika kita berselisih pendapat, hubungi dahulu {contact}.',
      ],
    },
  ],
}
