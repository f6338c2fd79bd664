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
  title: 'Mengemukakan soalan',
  summary: 'Cara bertanya supaya orang boleh membantu, dan apa yang boleh anda buat dengan jawapannya.',
  sections: [
    {
      heading: 'Bertanya',
      blocks: [
        {
          steps: [
            'Buka [Soalan](/question), yang dinamakan **Bantuan** dalam menu, kemudian tekan **Tanya soalan**.',
            `Tulis soalan anda dalam satu ayat, ${QUESTION_TITLE_MIN} hingga ${TITLE_MAX} aksara. Soalan serupa dipaparkan semasa anda menaip. Jika salah satunya sama, tekan **Terjawab di sini**: anda memberinya undi naik dan membaca jawapannya.`,
            'Tambah butiran jika perlu: apa yang sudah anda cuba, dan apa yang masih belum jelas. Pilih kategori.',
            'Tekan **Tanya soalan**. Kami akan memaklumkan anda apabila seseorang menjawab.',
          ],
        },
        `Anda boleh bertanya ${QUESTION_LIMITS.questions} soalan sehari, dan ${QUESTION_LIMITS.questionsAtFirst} pada hari pertama. Apa yang sudah anda mulakan disimpan sebagai draf.`,
      ],
    },
    {
      heading: 'Memilih jawapan',
      blocks: [
        `Tekan **Pilih jawapan** pada jawapan yang paling membantu. Soalan anda kemudian terjawab, jawapan itu naik ke paling atas, dan anda berdua memperoleh [Honor](/help-center?page=honor). Anda boleh memilih jawapan lain pada bila-bila masa, atau tekan **Batalkan pilihan**. Jawapan anda sendiri boleh dipilih ${OWN_ACCEPT_HOURS} jam selepas ditulis, tanpa memperoleh Honor.`,
      ],
    },
    {
      heading: 'Jika tiada jawapan dipilih',
      blocks: [
        `Jika selepas ${PICK.days} hari anda belum memilih jawapan, jawapan terbaik dengan skor minimum ${PICK.score} ditandakan **Pilihan komuniti**. Selepas itu anda masih boleh memilih mana-mana jawapan.`,
      ],
    },
    {
      heading: 'Menyunting atau memadam',
      blocks: [
        `Di **Tindakan lain** ada **Sunting** dan **Padam**. Jika anda menyunting lebih daripada ${SILENT_MINUTES} minit selepas bertanya, tekan **disunting** di sebelah tarikh untuk melihat versi terdahulu. Soalan boleh dipadam selagi tiada jawapan orang lain yang terpilih atau yang undi naiknya lebih banyak daripada undi turunnya, dan boleh dipulihkan selama ${TRASH_DAYS} hari.`,
      ],
    },
  ],
}

export const answeringQuestions: HelpText = {
  title: 'Menjawab dan mengundi',
  summary: 'Cara menjawab, kegunaan undi, dan sebab sesuatu soalan boleh ditutup.',
  sections: [
    {
      heading: 'Menjawab',
      blocks: [
        'Tab **Belum terjawab** dalam [Soalan](/question) menyenaraikan soalan yang belum dijawab oleh sesiapa. Tulis di bawah **Jawapan anda** dan tekan **Hantar jawapan**. Anda boleh memberi satu jawapan bagi setiap soalan, dan menyuntingnya selagi soalannya tidak dikunci. Gunakan komen hanya untuk bertanyakan butiran.',
        `Anda boleh menjawab ${QUESTION_LIMITS.answers} kali sehari, dan ${QUESTION_LIMITS.answersAtFirst} kali pada hari pertama anda.`,
      ],
    },
    {
      heading: 'Mengundi',
      blocks: [
        `Tekan **Undi naik** jika sesuatu soalan atau jawapan berguna. Selepas mempunyai ${PRIVILEGES.downvote} [Honor](/help-center?page=honor), anda juga boleh menekan **Undi turun**: Honor anda berkurang ${-HONOR_REWARDS['downvote-given'].points}, jadi gunakannya untuk yang salah, bukan untuk pendapat yang berbeza. Anda tidak boleh mengundi tulisan sendiri atau kandungan dewasa. Undi boleh diubah dalam masa ${VOTE_CHANGE_MINUTES} minit, dan boleh diubah lagi selepas setiap suntingan.`,
        '**Terbaik** memaparkan jawapan terpilih dahulu, kemudian yang lain mengikut undinya; sedikit undi kurang nilainya berbanding banyak undi. **Terbaharu** memaparkan yang paling baharu dahulu.',
      ],
    },
    {
      heading: 'Pendua, ditutup, dikunci',
      blocks: [
        {
          list: [
            'Pendua pernah ditanya dan mempunyai pautan kepada soalan asal. Jika penulisnya menyuntingnya untuk menerangkan perbezaannya, soalan dibuka semula.',
            'Soalan yang ditutup tidak jelas, terlalu luas atau tidak sesuai di laman ini. Ia masih boleh dibaca, tetapi tidak menerima jawapan baharu.',
            'Soalan yang dikunci oleh moderator hanya boleh dibaca.',
          ],
        },
        `Selepas mempunyai ${PRIVILEGES.closeVotes} Honor, anda boleh menekan **Undi untuk tutup**. ${CLOSE_VOTES} undi menutup sesuatu soalan, dan ${CLOSE_VOTES} undi membukanya semula; seorang moderator boleh melakukannya sendiri. Jika sesuatu melanggar peraturan, [laporkan](/help-center?page=reporting) sahaja.`,
      ],
    },
  ],
}
