import { GRACE_DAYS } from '../../../contract/plan-limits.ts'
import type { HelpText } from './help-text.ts'

export const plans: HelpText = {
  title: 'Pelan: banding, bayar, henti, bayaran balik',
  summary: 'Apa yang ada dalam setiap pelan, cara mendapatkannya dan cara menghentikannya.',
  sections: [
    {
      heading: 'Banding',
      blocks: [
        'Halaman [Pelan](/market) memaparkan Free, Topaz, Agate dan Aqua. Sesebuah pelan membuka tema premium, bingkai foto profil, lebih ruang muat naik, lebih banyak guild, kumpulan yang lebih besar, lebih banyak hantaran berjadual dan sejarah bacaan artikel yang lebih panjang. Pelan tidak pernah memberi Honor, kedudukan atau capaian. **Pratonton** memaparkan tema sebelum anda membuat keputusan.',
      ],
    },
    {
      heading: 'Dapatkan pelan',
      blocks: [
        {
          steps: [
            'Pilih **Bulanan** atau **Tahunan**, kemudian pelannya.',
            'Semak harga, cukai dan tarikh pembaharuan, kemudian tekan **Ke pembayaran**.',
            'Bayar di halaman penyedia bayaran kami. Pelan bermula sebaik sahaja bayaran disahkan, biasanya dalam beberapa saat.',
          ],
        },
        'Jika sesebuah pelan belum ada harga, tekan **Maklumkan saya** dan kami akan memberitahu anda apabila harganya ada.',
      ],
    },
    {
      heading: 'Tukar atau hentikan',
      blocks: [
        'Buka **Pelan & pengebilan** dalam [tetapan](/settings). Pelan yang lebih tinggi bermula serta-merta, dan anda membayar perbezaan bagi baki tempoh. Jika anda turut bertukar dari bulanan ke tahunan atau sebaliknya, tempoh baharu bermula pada hari itu: anda membayar harganya, ditolak baki pelan anda. Pelan yang lebih rendah bermula apabila tempoh tamat. Untuk berhenti, tekan **Hentikan langganan** dua kali: pelan kekal milik anda hingga tempoh tamat, dan **Sambung langganan** memulihkannya sebelum itu.',
      ],
    },
    {
      heading: 'Jika bayaran gagal atau anda mahu wang kembali',
      blocks: [
        `Pelan anda kekal selama ${GRACE_DAYS} hari. Tekan **Kemas kini kad** di **Pelan & pengebilan**. Apabila pelan tamat, tiada muat naik atau tulisan anda yang hilang.`,
        'Jika anda tersilap dicaj, tulis kepada kami di alamat di bawah. Setiap kes kami semak, dan bayaran balik dibuat kepada kad yang anda gunakan. Bayaran balik itu disenaraikan di **Invois**.',
      ],
    },
  ],
}
