import { HONOR_REWARDS, PRIVILEGES } from '../../../contract/honor-rules.ts'
import { POST_SILENT_EDIT_MS, TITLE_MAX, TRASH_DAYS } from '../../../contract/limits.ts'
import {
  CLOSE_VOTES,
  OWN_ACCEPT_HOURS,
  PICK,
  QUESTION_LIMITS,
  QUESTION_TITLE_MIN,
  VOTE_CHANGE_MINUTES,
} from '../../../contract/question-rules.ts'
import type { HelpText } from './help-text.ts'

const SILENT_MINUTES = POST_SILENT_EDIT_MS / 60_000

export const askingQuestions: HelpText = {
  title: 'Mengajukan pertanyaan',
  summary: 'Cara bertanya agar orang bisa membantu, dan yang bisa Anda lakukan dengan jawabannya.',
  sections: [
    {
      heading: 'Bertanya',
      blocks: [
        {
          steps: [
            'Buka [Pertanyaan](/question), yang di menu bernama **Bantuan**, lalu tekan **Ajukan pertanyaan**.',
            `Tulis pertanyaan Anda dalam satu kalimat, ${QUESTION_TITLE_MIN} sampai ${TITLE_MAX} karakter. Pertanyaan serupa ditampilkan saat Anda mengetik. Jika salah satunya sama, tekan **Terjawab di sini**: Anda memberinya suara naik dan membaca jawabannya.`,
            'Tambahkan rincian jika perlu: apa yang sudah Anda coba, dan apa yang belum jelas. Pilih kategori.',
            'Tekan **Ajukan pertanyaan**. Kami memberi tahu Anda saat seseorang menjawab.',
          ],
        },
        `Anda bisa mengajukan ${QUESTION_LIMITS.questions} pertanyaan sehari, dan ${QUESTION_LIMITS.questionsAtFirst} pada hari pertama. Yang sudah Anda mulai tersimpan sebagai draf.`,
      ],
    },
    {
      heading: 'Memilih jawaban',
      blocks: [
        `Tekan **Pilih jawaban** pada jawaban yang paling membantu. Pertanyaan Anda lalu terjawab, jawaban itu naik ke paling atas, dan Anda berdua mendapat [Honor](/help-center?page=honor). Anda bisa memilih jawaban lain kapan saja, atau tekan **Batalkan pilihan**. Jawaban Anda sendiri bisa dipilih ${OWN_ACCEPT_HOURS} jam setelah ditulis, tanpa mendapat Honor.`,
      ],
    },
    {
      heading: 'Jika tidak ada jawaban yang dipilih',
      blocks: [
        `Jika setelah ${PICK.days} hari Anda belum memilih, jawaban terbaik dengan skor minimal ${PICK.score} ditandai **Pilihan komunitas**. Sesudah itu Anda tetap bisa memilih jawaban mana pun.`,
      ],
    },
    {
      heading: 'Menyunting atau menghapus',
      blocks: [
        `Di **Tindakan lain** ada **Sunting** dan **Hapus**. Jika Anda menyunting lebih dari ${SILENT_MINUTES} menit setelah bertanya, tekan **disunting** di samping tanggal untuk melihat versi sebelumnya. Pertanyaan bisa dihapus selama belum ada jawaban orang lain yang terpilih atau yang suara naiknya lebih banyak daripada suara turunnya, dan bisa dipulihkan selama ${TRASH_DAYS} hari.`,
      ],
    },
  ],
}

export const answeringQuestions: HelpText = {
  title: 'Menjawab dan memberi suara',
  summary: 'Cara menjawab, kegunaan suara, dan mengapa sebuah pertanyaan bisa ditutup.',
  sections: [
    {
      heading: 'Menjawab',
      blocks: [
        'Tab **Belum terjawab** di [Pertanyaan](/question) berisi pertanyaan yang belum dijawab siapa pun. Tulis di bawah **Jawaban Anda** dan tekan **Kirim jawaban**. Anda bisa memberi satu jawaban untuk setiap pertanyaan, dan menyuntingnya selama pertanyaannya tidak dikunci. Gunakan komentar hanya untuk menanyakan rincian.',
        `Anda bisa menjawab ${QUESTION_LIMITS.answers} kali sehari, dan ${QUESTION_LIMITS.answersAtFirst} kali pada hari pertama.`,
      ],
    },
    {
      heading: 'Memberi suara',
      blocks: [
        `Tekan **Beri suara naik** jika sebuah pertanyaan atau jawaban berguna. Setelah punya ${PRIVILEGES.downvote} [Honor](/help-center?page=honor), Anda juga bisa menekan **Beri suara turun**: Honor Anda berkurang ${-HONOR_REWARDS['downvote-given'].points}, jadi gunakan untuk yang keliru, bukan untuk pendapat yang berbeda. Anda tidak bisa memberi suara pada tulisan sendiri atau konten dewasa. Suara bisa diubah selama ${VOTE_CHANGE_MINUTES} menit, dan bisa diubah lagi setelah setiap suntingan.`,
        '**Terbaik** menampilkan jawaban terpilih lebih dulu, lalu yang lain menurut suaranya; sedikit suara berbobot lebih kecil daripada banyak suara. **Terbaru** menampilkan yang paling baru lebih dulu.',
      ],
    },
    {
      heading: 'Duplikat, ditutup, dikunci',
      blocks: [
        {
          list: [
            'Duplikat sudah pernah ditanyakan dan menautkan pertanyaan aslinya. Jika penulisnya menyuntingnya untuk menjelaskan bedanya, pertanyaan dibuka lagi.',
            'Pertanyaan yang ditutup tidak jelas, terlalu luas, atau tidak sesuai di sini. Masih bisa dibaca, tetapi tidak menerima jawaban baru.',
            'Pertanyaan yang dikunci moderator hanya bisa dibaca.',
          ],
        },
        `Setelah punya ${PRIVILEGES.closeVotes} Honor, Anda bisa menekan **Usulkan penutupan**. ${CLOSE_VOTES} usulan menutup sebuah pertanyaan, dan ${CLOSE_VOTES} usulan membukanya lagi; seorang moderator bisa melakukannya sendiri. Jika sesuatu melanggar aturan, [laporkan](/help-center?page=reporting) saja.`,
      ],
    },
  ],
}
