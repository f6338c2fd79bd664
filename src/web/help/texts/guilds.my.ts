import {
  CLAIM_NOTICE_DAYS,
  GUILD_OFFICERS_MAX,
  GUILD_PINS_MAX,
  GUILD_RULES_MAX,
  GUILD_TRASH_DAYS,
  OWNER_ABSENT_DAYS,
  REQUEST_LIFE_DAYS,
  REQUEST_REST_DAYS,
} from '../../../contract/guild-rules.ts'
import { PLAN_LIMITS } from '../../../contract/plan-limits.ts'
import type { HelpText } from './help-text.ts'

export const guildsAndRoles: HelpText = {
  title: 'Guild dan peranan',
  summary: 'Cari orang yang sama minat, dan ketahui siapa boleh melakukan apa dalam sebuah guild.',
  sections: [
    {
      heading: 'Menyertai atau keluar',
      blocks: [
        '[Senarai guild](/guilds) memaparkan yang paling aktif dahulu. Dengan **Sertai** anda terus masuk; jika kelulusan diperlukan, **Mohon sertai** bertanya kepada pengurus. **Keluar daripada guild** sentiasa boleh, kecuali bagi pemilik. Tekan **Buat asal** sejurus selepas itu untuk kembali seperti sebelumnya.',
      ],
    },
    {
      heading: 'Membuat hantaran',
      blocks: [
        'Ahli membuat hantaran dari guild atau dari [borangnya](/postguild), dengan semua yang ada pada Page. Sebelum hantaran pertama, anda membaca peraturan dan menandakan bahawa anda akan mematuhinya. Hantaran dalam guild awam boleh ditemui oleh semua orang, tetapi bukan sebahagian daripada Page.',
      ],
    },
    {
      heading: 'Siapa boleh melakukan apa',
      blocks: [
        {
          list: [
            'Ahli membuat hantaran, memberi komen dan mengundi. Mereka boleh menjemput orang lain jika pemilik membenarkannya.',
            `Pengurus, maksimum ${GUILD_OFFICERS_MAX} orang, juga memutuskan permohonan, menjemput, menyemat maksimum ${GUILD_PINS_MAX} hantaran, mengalih keluar hantaran dengan sebab, membisukan dan melarang masuk.`,
            'Pemilik juga boleh mengubah guild, melantik pengurus, memindahkan guild dan memadamnya.',
          ],
        },
        'Apa yang dilakukan oleh pengurus dicatat dalam log guild, yang boleh dibaca oleh setiap ahli.',
      ],
    },
    {
      heading: 'Mengurus guild sendiri',
      blocks: [
        `Tekan **Cipta guild** pada [senarai guild](/guilds). Anda boleh memiliki ${PLAN_LIMITS.free.guildsOwned} guild, atau lebih dengan pelan yang lebih besar, dan memberinya maksimum ${GUILD_RULES_MAX} peraturan. Gunakan **Pindahkan guild** sebelum anda keluar. Guild yang dipadam boleh dipulihkan selama ${GUILD_TRASH_DAYS} hari. Jika pemilik tiada selama ${OWNER_ABSENT_DAYS} hari, pengurus paling lama boleh mengambil alih selepas notis ${CLAIM_NOTICE_DAYS} hari.`,
      ],
    },
  ],
}

export const privateGuilds: HelpText = {
  title: 'Guild persendirian',
  summary: 'Apa yang dilihat oleh orang lain tentang guild persendirian, dan cara untuk masuk.',
  sections: [
    {
      heading: 'Apa yang dilihat oleh semua orang',
      blocks: [
        'Nama, lambang, inisial, penerangan, pemilik, tarikh diasaskan, bilangan ahli dan cara menyertai beserta soalannya, dalam [senarai guild](/guilds) dan dalam carian. Selain itu tiada: hantaran, komen, foto, ahli, peraturan dan log untuk ahli sahaja. Semuanya tidak muncul dalam mana-mana senarai, suapan, carian atau profil, dan tidak dibaca oleh enjin carian.',
      ],
    },
    {
      heading: 'Cara untuk masuk',
      blocks: [
        {
          list: [
            `Melalui permohonan: **Mohon sertai**, dengan mesej dan jawapan kepada soalan pemilik. Selepas ditolak, anda boleh memohon lagi dalam ${REQUEST_REST_DAYS} hari; permohonan tanpa jawapan tamat selepas ${REQUEST_LIFE_DAYS} hari.`,
            'Melalui jemputan: melalui nama, atau dengan pautan yang boleh luput, habis atau dibatalkan. Anda menjadi ahli hanya apabila anda menerimanya.',
          ],
        },
        'Jika anda tidak mahu dijemput, matikan **Benarkan orang menjemput saya ke guild** dalam [tetapan](/settings).',
      ],
    },
    {
      heading: 'Apabila seseorang keluar',
      blocks: [
        'Sesiapa yang keluar, dikeluarkan atau dilarang masuk tidak melihat lebih daripada orang luar mulai saat itu. Hantarannya kekal dalam guild, jadi padam dahulu apa yang anda tidak mahu tinggalkan.',
      ],
    },
    {
      heading: 'Peraturan tetap terpakai',
      blocks: [
        '[Peraturan komuniti](/help-center?page=community-rules) terpakai di sini juga. Jika anda [melaporkan](/help-center?page=reporting) sesuatu hantaran, moderator melihat apa yang anda laporkan, dan tiada yang lain daripada guild itu. Tanda suka dalam guild persendirian tidak memberi [Honor](/help-center?page=honor), kerana orang luar tidak boleh melihat sebabnya.',
      ],
    },
  ],
}
