import type { HelpText } from './help-text.ts'

export const notifications: HelpText = {
  title: 'Notifikasi',
  summary: 'Apa yang dikabarkan lonceng, apa yang dikirim lewat email, dan cara menambah atau menguranginya.',
  sections: [
    {
      heading: 'Lonceng',
      blocks: [
        'Lonceng di bagian atas menghitung yang belum Anda baca, tanpa perlu memuat ulang halaman. Tekan untuk melihat yang terbaru: **Hari ini** dan **Sebelumnya**. Sekali tekan pada satu baris akan membukanya dan menandainya sudah dibaca; **Tandai semua dibaca** berlaku untuk semuanya. **Lihat semua** membuka [notifikasi Anda](/notifications) lengkap dengan filter. Tombol `g` lalu `n` juga menuju ke sana.',
        'Anda diberi tahu tentang balasan, komentar, jawaban, sebutan, tanda suka, pengikut baru, usulan suntingan, dan undangan. Banyak tanda suka untuk hal yang sama menjadi satu baris. Yang tidak boleh lagi Anda baca hilang dari daftar, dan setelah 90 hari semuanya dihapus.',
      ],
    },
    {
      heading: 'Pilih yang ingin Anda terima',
      blocks: [
        {
          list: [
            'Sakelar **Notifikasi** di [pengaturan](/settings) sekaligus menonaktifkan hitungan, pesan singkat, notifikasi push, dan ringkasan. Pesan soal keamanan akun selalu dikirim.',
            'Di bawahnya Anda memilih untuk setiap jenis: di situs, lewat email, atau sebagai notifikasi push. Jika tidak diubah, semuanya tampil di situs, dan email hanya dikirim ketika seseorang menyebut Anda, menjawab pertanyaan Anda, atau memilih jawaban Anda saat Anda pergi lebih dari sepuluh menit.',
            '**Ringkasan mingguan** nonaktif sampai Anda mengaktifkannya. Setiap email ringkasan memuat tautan untuk menghentikannya.',
            'Notifikasi push nonaktif sampai Anda mengizinkannya di sebuah perangkat, dan diam selama **Jam tenang** Anda.',
          ],
        },
      ],
    },
    {
      heading: 'Ikuti atau bisukan sebuah utas',
      blocks: [
        'Di atas [komentar](/help-center?page=comments) artikel atau postingan dan di bawah pertanyaan, lonceng kecil punya tiga pilihan: **Ikuti utas ini**, **Normal**, dan **Bisukan**. Tidak ada orang lain yang melihat pilihan Anda.',
      ],
    },
  ],
}
