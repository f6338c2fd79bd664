import { defineMessages } from '../../contract/messages.ts'

export const suspensionMail = defineMessages({
  subject: {
    en: 'Your account on {site} is suspended',
    id: 'Akun Anda di {site} ditangguhkan',
    my: 'Akaun anda di {site} digantung',
  },
  heading: {
    en: 'Your account is suspended',
    id: 'Akun Anda ditangguhkan',
    my: 'Akaun anda digantung',
  },
  until: {
    en: 'A moderator has suspended your account until {until}. What you’ve posted is hidden until then.',
    id: 'Moderator menangguhkan akun Anda sampai {until}. Tulisan Anda disembunyikan sampai saat itu.',
    my: 'Moderator menggantung akaun anda sehingga {until}. Tulisan anda disembunyikan sehingga masa itu.',
  },
  forGood: {
    en: 'A moderator has suspended your account with no end date. What you’ve posted is hidden.',
    id: 'Moderator menangguhkan akun Anda tanpa batas waktu. Tulisan Anda disembunyikan.',
    my: 'Moderator menggantung akaun anda tanpa had masa. Tulisan anda disembunyikan.',
  },
  why: {
    en: 'Rule: {rule}. Reason: {reason}',
    id: 'Aturan: {rule}. Alasan: {reason}',
    my: 'Peraturan: {rule}. Sebab: {reason}',
  },
  after: {
    en: 'You can still sign in to read, to appeal within 30 days, to download your data and to delete your account.',
    id: 'Anda tetap bisa masuk untuk membaca, mengajukan banding dalam 30 hari, mengunduh data, dan menghapus akun.',
    my: 'Anda masih boleh log masuk untuk membaca, membuat rayuan dalam masa 30 hari, memuat turun data dan memadam akaun.',
  },
  button: { en: 'Read and appeal', id: 'Baca dan ajukan banding', my: 'Baca dan buat rayuan' },
  reason: {
    en: 'You’re receiving this email because a moderator acted on your account.',
    id: 'Anda menerima email ini karena moderator mengambil tindakan atas akun Anda.',
    my: 'Anda menerima e-mel ini kerana moderator mengambil tindakan terhadap akaun anda.',
  },
})
