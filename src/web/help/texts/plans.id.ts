import { GRACE_DAYS } from '../../../contract/plan-limits.ts'
import type { HelpText } from './help-text.ts'

export const plans: HelpText = {
  title: 'Paket: bandingkan, bayar, hentikan, pengembalian dana',
  summary: 'Isi setiap paket, cara mendapatkannya, dan cara menghentikannya.',
  sections: [
    {
      heading: 'Bandingkan',
      blocks: [
        'Halaman [Paket](/market) menampilkan Free, Topaz, Agate, dan Aqua. Sebuah paket membuka tema premium, bingkai foto profil, ruang unggahan lebih besar, lebih banyak guild, grup yang lebih besar, lebih banyak postingan terjadwal, dan riwayat pembacaan artikel yang lebih panjang. Paket tidak pernah memberi Honor, peringkat, atau jangkauan. **Pratinjau** menampilkan tema sebelum Anda memutuskan.',
      ],
    },
    {
      heading: 'Mendapatkan paket',
      blocks: [
        {
          steps: [
            'Pilih **Bulanan** atau **Tahunan**, lalu paketnya.',
            'Periksa harga, pajak, dan tanggal perpanjangan, lalu tekan **Lanjut ke pembayaran**.',
            'Bayar di halaman penyedia pembayaran kami. Paket berlaku begitu pembayaran dikonfirmasi, biasanya dalam beberapa detik.',
          ],
        },
        'Jika sebuah paket belum punya harga, tekan **Beri tahu saya** dan kami akan mengabari Anda saat harganya ada.',
      ],
    },
    {
      heading: 'Mengganti atau menghentikan',
      blocks: [
        'Buka **Paket & tagihan** di [pengaturan](/settings). Paket yang lebih tinggi langsung berlaku, dan Anda membayar selisih untuk sisa periode. Jika sekaligus berganti dari bulanan ke tahunan atau sebaliknya, periode baru dimulai hari itu: Anda membayar harganya, dikurangi sisa paket Anda. Paket yang lebih rendah berlaku saat periode berakhir. Untuk berhenti, tekan **Hentikan langganan** dua kali: paket tetap Anda miliki sampai periode berakhir, dan **Lanjutkan langganan** memulihkannya sebelum itu.',
      ],
    },
    {
      heading: 'Jika pembayaran gagal atau Anda ingin dana kembali',
      blocks: [
        `Paket tetap berlaku selama ${GRACE_DAYS} hari. Tekan **Perbarui kartu** di **Paket & tagihan**. Saat paket berakhir, tidak ada unggahan atau tulisan Anda yang hilang.`,
        'Jika ada tagihan yang keliru, tulislah kepada kami di alamat di bawah. Setiap kasus kami periksa, dan dana dikembalikan ke kartu yang Anda pakai. Pengembalian itu tercantum di **Faktur**.',
      ],
    },
  ],
}
