import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'New message', id: 'Pesan baru', my: 'Mesej baharu' },
  back: { en: 'Back to messages', id: 'Kembali ke pesan', my: 'Kembali ke mesej' },
  to: { en: 'To', id: 'Kepada', my: 'Kepada' },
  find: { en: 'Name or alias', id: 'Nama atau alias', my: 'Nama atau alias' },
  hint: {
    en: 'One person starts a conversation, several start a group of up to {max}.',
    id: 'Satu orang memulai percakapan, beberapa orang memulai grup hingga {max} orang.',
    my: 'Seorang memulakan perbualan, beberapa orang memulakan kumpulan sehingga {max} orang.',
  },
  people: { en: 'People found', id: 'Orang yang ditemukan', my: 'Orang yang dijumpai' },
  nobody: {
    en: 'No one found with “{q}”.',
    id: 'Tidak ada orang dengan “{q}”.',
    my: 'Tiada orang dengan “{q}”.',
  },
  remove: { en: 'Remove {name}', id: 'Hapus {name}', my: 'Buang {name}' },
  full: {
    en: 'You’ve reached the limit of {max} people in a group.',
    id: 'Anda sudah mencapai batas {max} orang dalam satu grup.',
    my: 'Anda sudah mencapai had {max} orang dalam satu kumpulan.',
  },
  groupName: { en: 'Group name (optional)', id: 'Nama grup (opsional)', my: 'Nama kumpulan (pilihan)' },
  groupHint: {
    en: 'Without one, the group is called after the people in it. People who don’t follow you get a request.',
    id: 'Tanpa nama, grup disebut menurut orang di dalamnya. Orang yang tidak mengikuti Anda mendapat permintaan.',
    my: 'Tanpa nama, kumpulan dipanggil mengikut orang di dalamnya. Orang yang tidak mengikuti anda mendapat permintaan.',
  },
  request: {
    en: '{name} doesn’t follow you, so your message will be shown as a request. You can send {max} messages until it’s accepted.',
    id: '{name} tidak mengikuti Anda, jadi pesan Anda akan tampil sebagai permintaan. Anda bisa mengirim {max} pesan sampai diterima.',
    my: '{name} tidak mengikuti anda, jadi mesej anda dipaparkan sebagai permintaan. Anda boleh menghantar {max} mesej sehingga diterima.',
  },
  refused: {
    en: '{name} isn’t taking messages from you right now.',
    id: '{name} saat ini tidak menerima pesan dari Anda.',
    my: '{name} tidak menerima mesej daripada anda buat masa ini.',
  },
  gone: {
    en: 'We couldn’t find that person. Please choose someone else.',
    id: 'Orang itu tidak ditemukan. Silakan pilih orang lain.',
    my: 'Orang itu tidak dijumpai. Sila pilih orang lain.',
  },
  failed: {
    en: 'Couldn’t check whether you can write to this person.',
    id: 'Gagal memeriksa apakah Anda bisa menulis kepada orang ini.',
    my: 'Tidak dapat menyemak sama ada anda boleh menulis kepada orang ini.',
  },
})
