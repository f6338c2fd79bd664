import {
  GROUP_MIN,
  MESSAGE_DELETE_MS,
  MESSAGE_EDIT_MS,
  MESSAGE_MAX,
  MESSAGE_PICTURES_MAX,
  REPORT_MESSAGES_BEFORE,
  REQUEST_MESSAGES_MAX,
} from '../../../contract/conversations.ts'
import { PLAN_LIMITS } from '../../../contract/plan-limits.ts'
import type { HelpText } from './help-text.ts'

export const messagesAndRequests: HelpText = {
  title: 'Mesej dan permintaan',
  summary: 'Tulis kepada seorang atau satu kumpulan, dan tentukan siapa boleh menulis kepada anda.',
  sections: [
    {
      heading: 'Menulis mesej',
      blocks: [
        {
          steps: [
            'Tekan **Hantar mesej** pada sebuah profil, atau **Mesej baharu** dalam [mesej](/messages) anda.',
            `Pilih seorang, atau beberapa orang untuk kumpulan ${GROUP_MIN} hingga ${PLAN_LIMITS.free.groupMembers} orang, atau lebih dengan pelan yang lebih besar, yang boleh anda namakan.`,
            `Tulis maksimum ${MESSAGE_MAX} aksara. Dalam perbualan anda boleh menambah maksimum ${MESSAGE_PICTURES_MAX} foto.`,
          ],
        },
        `Anda boleh menyunting mesej selama ${MESSAGE_EDIT_MS / 60_000} minit dan menggunakan **Padam untuk semua orang** selama ${MESSAGE_DELETE_MS / 60_000} minit. **Padam untuk saya** sentiasa boleh. Apa yang anda tulis di luar talian dihantar apabila anda kembali dalam talian.`,
      ],
    },
    {
      heading: 'Permintaan',
      blocks: [
        `Mesej daripada orang yang anda tidak ikuti dan bukan rakan [guild](/help-center?page=guilds-and-roles) anda dipaparkan di bawah **Permintaan**. Dia boleh menghantar ${REQUEST_MESSAGES_MAX} mesej dan tidak melihat sama ada anda sudah membacanya; foto tidak dimuatkan dan pautan tidak boleh dibuka. Pilih **Terima**, **Padam**, **Sekat** atau **Laporkan**. Penghantar permintaan tidak diberitahu bahawa anda memadamnya.`,
        'Dalam [tetapan](/settings), **Siapa boleh menghantar mesej kepada saya** menentukan siapa yang boleh memulakan perbualan, dan **Resit baca** menentukan sama ada anda dan orang lain melihat apa yang sudah dibaca.',
      ],
    },
    {
      heading: 'Mengemaskan',
      blocks: [
        'Tiga titik pada perbualan mempunyai **Bisukan**, **Arkibkan** dan **Padam untuk saya**. Mesej baharu membawa kembali perbualan yang diarkibkan, kecuali jika ia dibisukan.',
      ],
    },
    {
      heading: 'Siapa boleh membacanya',
      blocks: [
        `Hanya orang di dalam perbualan. Mesej adalah peribadi, tetapi tidak disulitkan hujung ke hujung. Jika anda [melaporkan](/help-center?page=reporting) satu mesej, moderator menerima mesej itu dan ${REPORT_MESSAGES_BEFORE} mesej sebelumnya, tidak lebih. [Menyekat](/help-center?page=block-and-mute) menamatkan perbualan bagi anda berdua sehingga sekatan dibuka.`,
      ],
    },
  ],
}
