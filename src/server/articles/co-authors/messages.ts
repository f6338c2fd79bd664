import { defineMessages } from '../../../contract/messages.ts'

export const messages = defineMessages({
  unknown: {
    en: 'We couldn’t find anyone with the alias {alias}.',
    id: 'Alias {alias} tidak ditemukan.',
    my: 'Alias {alias} tidak dijumpai.',
  },
  self: {
    en: 'You’re already the author, so you can’t add yourself as a co-author.',
    id: 'Anda sudah menjadi penulis artikel ini, jadi tidak perlu ditambahkan sebagai penulis bersama.',
    my: 'Anda sudah menjadi penulis artikel ini, jadi tidak perlu ditambah sebagai penulis bersama.',
  },
  byAuthor: {
    en: 'Only the author can add or remove co-authors.',
    id: 'Hanya penulis yang bisa menambah atau menghapus penulis bersama.',
    my: 'Hanya penulis boleh menambah atau membuang penulis bersama.',
  },
  // The same sentence whatever the reason, so that nobody learns more than they need to.
  notNow: {
    en: 'You can’t invite {alias} right now. Please save without them.',
    id: 'Anda belum bisa mengundang {alias} saat ini. Silakan simpan tanpa dia.',
    my: 'Anda tidak boleh menjemput {alias} buat masa ini. Sila simpan tanpa dia.',
  },
  invitationGone: {
    en: 'This invitation is no longer open. The author may have withdrawn it.',
    id: 'Undangan ini sudah tidak berlaku. Mungkin penulisnya telah menariknya.',
    my: 'Jemputan ini sudah tidak terbuka. Mungkin penulisnya telah menariknya balik.',
  },
  noCoAuthor: {
    en: 'You’re not a co-author of this article.',
    id: 'Anda bukan penulis bersama artikel ini.',
    my: 'Anda bukan penulis bersama bagi artikel ini.',
  },
})

/** Of what members write only the alias is in this mail: a title could carry a stranger’s advertisement to an inbox. */
export const invitationMail = defineMessages({
  subject: {
    en: '{alias} invites you to write together on {site}',
    id: '{alias} mengundang Anda menulis bersama di {site}',
    my: '{alias} menjemput anda menulis bersama di {site}',
  },
  heading: {
    en: 'An invitation to write together',
    id: 'Undangan menulis bersama',
    my: 'Jemputan menulis bersama',
  },
  body: {
    en: '{alias} would like you to be a co-author of an article. You’ll find the invitation in your library, where you can accept or decline it.',
    id: '{alias} ingin Anda menjadi penulis bersama sebuah artikel. Undangannya ada di pustaka Anda; di sana Anda bisa menerima atau menolaknya.',
    my: '{alias} ingin anda menjadi penulis bersama sebuah artikel. Jemputan itu ada dalam perpustakaan anda; di situ anda boleh menerima atau menolaknya.',
  },
  button: { en: 'See invitation', id: 'Lihat undangan', my: 'Lihat jemputan' },
  after: {
    en: 'Your name isn’t shown anywhere unless you accept, and you can leave later at any time.',
    id: 'Nama Anda tidak ditampilkan di mana pun kecuali Anda menerima, dan Anda bisa keluar kapan saja.',
    my: 'Nama anda tidak dipaparkan di mana-mana melainkan anda menerima, dan anda boleh keluar pada bila-bila masa.',
  },
  reason: {
    en: 'You’re receiving this email because a member invited you. We send one email per invitation, no reminders.',
    id: 'Anda menerima email ini karena seorang anggota mengundang Anda. Kami mengirim satu email untuk satu undangan, tanpa pengingat.',
    my: 'Anda menerima e-mel ini kerana seorang ahli menjemput anda. Kami menghantar satu e-mel bagi satu jemputan, tanpa peringatan.',
  },
})
