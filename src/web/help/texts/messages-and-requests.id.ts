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
  title: 'Pesan dan permintaan',
  summary: 'Tulis kepada satu orang atau grup, dan tentukan siapa yang bisa menulis kepada Anda.',
  sections: [
    {
      heading: 'Menulis pesan',
      blocks: [
        {
          steps: [
            'Tekan **Kirim pesan** di sebuah profil, atau **Pesan baru** di [pesan](/messages) Anda.',
            `Pilih satu orang, atau beberapa orang untuk grup berisi ${GROUP_MIN} sampai ${PLAN_LIMITS.free.groupMembers} orang, atau lebih dengan paket yang lebih besar, yang bisa Anda beri nama.`,
            `Tulis maksimal ${MESSAGE_MAX} karakter. Di dalam percakapan Anda bisa menambahkan maksimal ${MESSAGE_PICTURES_MAX} foto.`,
          ],
        },
        `Anda bisa menyunting pesan selama ${MESSAGE_EDIT_MS / 60_000} menit dan memakai **Hapus untuk semua orang** selama ${MESSAGE_DELETE_MS / 60_000} menit. **Hapus untuk saya** selalu bisa. Yang Anda tulis saat offline dikirim begitu Anda online lagi.`,
      ],
    },
    {
      heading: 'Permintaan',
      blocks: [
        `Pesan dari orang yang tidak Anda ikuti dan tidak se-[guild](/help-center?page=guilds-and-roles) dengan Anda tampil di **Permintaan**. Ia bisa mengirim ${REQUEST_MESSAGES_MAX} pesan dan tidak melihat apakah Anda sudah membacanya; foto tidak dimuat dan tautan tidak bisa dibuka. Pilih **Terima**, **Hapus**, **Blokir**, atau **Laporkan**. Pengirim permintaan tidak diberi tahu jika Anda menghapusnya.`,
        'Di [pengaturan](/settings), **Siapa yang bisa mengirim saya pesan** menentukan siapa yang bisa memulai percakapan, dan **Tanda dibaca** menentukan apakah Anda dan orang lain melihat apa yang sudah dibaca.',
      ],
    },
    {
      heading: 'Merapikan',
      blocks: [
        'Tiga titik pada percakapan berisi **Bisukan**, **Arsipkan**, dan **Hapus untuk saya**. Pesan baru mengembalikan percakapan yang diarsipkan, kecuali jika dibisukan.',
      ],
    },
    {
      heading: 'Siapa yang bisa membacanya',
      blocks: [
        `Hanya orang di dalam percakapan. Pesan bersifat pribadi, tetapi tidak dienkripsi ujung ke ujung. Jika Anda [melaporkan](/help-center?page=reporting) pesan, moderator menerima pesan itu dan ${REPORT_MESSAGES_BEFORE} pesan sebelumnya, tidak lebih. [Memblokir](/help-center?page=block-and-mute) mengakhiri percakapan bagi Anda berdua sampai blokirnya dibuka.`,
      ],
    },
  ],
}
