import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  notOffered: {
    en: 'Passkeys don’t work on this site, because it has no domain name.',
    id: 'Kunci sandi tidak bisa dipakai di situs ini karena situs ini tidak punya nama domain.',
    my: 'Kunci laluan tidak boleh digunakan di laman ini kerana laman ini tiada nama domain.',
  },
  full: {
    en: 'You’ve reached the limit of 20 passkeys. Remove one that you no longer use.',
    id: 'Anda sudah mencapai batas 20 kunci sandi. Hapus salah satu yang tidak dipakai lagi.',
    my: 'Anda sudah mencapai had 20 kunci laluan. Buang salah satu yang tidak digunakan lagi.',
  },
  startAgain: {
    en: 'Adding the passkey took too long. Please start again.',
    id: 'Penambahan kunci sandi terlalu lama. Silakan mulai lagi.',
    my: 'Penambahan kunci laluan mengambil masa terlalu lama. Sila mulakan semula.',
  },
  notVerified: {
    en: 'We couldn’t check this passkey: it may be for another site. Nothing was saved; please start again.',
    id: 'Kunci sandi ini tidak bisa kami periksa: mungkin untuk situs lain. Tidak ada yang disimpan; silakan mulai lagi.',
    my: 'Kunci laluan ini tidak dapat kami semak: mungkin untuk laman lain. Tiada apa-apa disimpan; sila mulakan semula.',
  },
  known: {
    en: 'This passkey was already added.',
    id: 'Kunci sandi ini sudah ditambahkan.',
    my: 'Kunci laluan ini sudah ditambah.',
  },
  unknown: {
    en: 'This passkey doesn’t open any account here. It may have been removed, or it took too long. Try again, or sign in another way.',
    id: 'Kunci sandi ini tidak membuka akun mana pun di sini. Mungkin sudah dihapus, atau prosesnya terlalu lama. Coba lagi, atau masuk dengan cara lain.',
    my: 'Kunci laluan ini tidak membuka mana-mana akaun di sini. Mungkin sudah dibuang, atau prosesnya terlalu lama. Cuba lagi, atau log masuk dengan cara lain.',
  },
  lastWayIn: {
    en: 'This passkey is your only way to sign in. Set a password first, in the account settings.',
    id: 'Kunci sandi ini satu-satunya cara Anda masuk. Buat dulu kata sandi di pengaturan akun.',
    my: 'Kunci laluan ini satu-satunya cara anda log masuk. Tetapkan kata laluan dahulu dalam tetapan akaun.',
  },
})
