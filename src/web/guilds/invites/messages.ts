import { defineMessages } from '../../platform/messages.ts'

/** Invitations by name and by link. */
export const messages = defineMessages({
  title: { en: 'Invite to {guild}', id: 'Undang ke {guild}', my: 'Jemput ke {guild}' },
  text: {
    en: 'People join once they accept.',
    id: 'Mereka menjadi anggota setelah menerima undangan.',
    my: 'Mereka menjadi ahli selepas menerima jemputan.',
  },
  byName: { en: 'By name', id: 'Dengan nama', my: 'Dengan nama' },
  person: { en: 'Name or alias', id: 'Nama atau alias', my: 'Nama atau alias' },
  people: { en: 'People found', id: 'Orang yang ditemukan', my: 'Orang yang dijumpai' },
  nobody: {
    en: 'No one found for “{q}”.',
    id: 'Tidak ada orang yang cocok dengan “{q}”.',
    my: 'Tiada orang yang sepadan dengan “{q}”.',
  },
  peopleFailed: {
    en: 'Couldn’t load people.',
    id: 'Daftar orang gagal dimuat.',
    my: 'Senarai orang tidak dapat dimuatkan.',
  },
  invited: { en: 'Invited {name}', id: '{name} diundang', my: '{name} dijemput' },
  invitedMark: { en: 'Invited', id: 'Diundang', my: 'Dijemput' },
  byLink: { en: 'By link', id: 'Dengan tautan', my: 'Dengan pautan' },
  linkText: {
    en: 'Anyone with the link can join, even if the guild is private.',
    id: 'Siapa pun yang punya tautan bisa bergabung, meski guild privat.',
    my: 'Sesiapa yang mempunyai pautan boleh menyertai guild, walaupun guild itu persendirian.',
  },
  life: { en: 'Valid for', id: 'Berlaku selama', my: 'Sah selama' },
  days: { en: '1 day|{count} days', id: '{count} hari', my: '{count} hari' },
  forever: { en: 'No expiry', id: 'Tanpa batas waktu', my: 'Tiada tarikh luput' },
  uses: {
    en: 'Number of uses (optional)',
    id: 'Jumlah pemakaian (opsional)',
    my: 'Bilangan penggunaan (pilihan)',
  },
  usesHint: { en: '1 to {max}', id: '1 sampai {max}', my: '1 hingga {max}' },
  usesWrong: {
    en: 'Use a number from 1 to {max}.',
    id: 'Gunakan angka dari 1 sampai {max}.',
    my: 'Gunakan nombor dari 1 hingga {max}.',
  },
  createLink: { en: 'Create link', id: 'Buat tautan', my: 'Cipta pautan' },
  link: { en: 'Invitation link', id: 'Tautan undangan', my: 'Pautan jemputan' },
  once: {
    en: 'Copy it now: it’s shown only once.',
    id: 'Salin sekarang: tautan ini hanya ditampilkan sekali.',
    my: 'Salin sekarang: pautan ini dipaparkan sekali sahaja.',
  },
  copy: { en: 'Copy link', id: 'Salin tautan', my: 'Salin pautan' },
  notCopied: {
    en: 'Couldn’t copy the link. Please copy it from the field.',
    id: 'Tautan gagal disalin. Silakan salin dari isiannya.',
    my: 'Pautan tidak dapat disalin. Sila salin dari ruangannya.',
  },
  copied: { en: 'Link copied', id: 'Tautan disalin', my: 'Pautan disalin' },
  links: { en: 'Active links', id: 'Tautan aktif', my: 'Pautan aktif' },
  used: { en: 'Used once|Used {count} times', id: 'Dipakai {count} kali', my: 'Digunakan {count} kali' },
  usedOf: {
    en: 'Used {count} of {max}',
    id: 'Dipakai {count} dari {max}',
    my: 'Digunakan {count} daripada {max}',
  },
  until: { en: 'Until {date}', id: 'Sampai {date}', my: 'Sehingga {date}' },
  by: { en: 'By {name}', id: 'Oleh {name}', my: 'Oleh {name}' },
  revoke: { en: 'Revoke', id: 'Cabut', my: 'Batalkan' },
  revoked: { en: 'Link revoked', id: 'Tautan dicabut', my: 'Pautan dibatalkan' },
  linksFailed: {
    en: 'Couldn’t load links.',
    id: 'Tautan gagal dimuat.',
    my: 'Pautan tidak dapat dimuatkan.',
  },
  failed: {
    en: 'That didn’t work. Please try again.',
    id: 'Belum berhasil. Silakan coba lagi.',
    my: 'Tidak berjaya. Sila cuba lagi.',
  },
})
