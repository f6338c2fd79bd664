import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  cancelled: {
    en: 'No passkey was used: it was cancelled or took too long. Please try again.',
    id: 'Tidak ada kunci sandi yang dipakai: dibatalkan atau terlalu lama. Silakan coba lagi.',
    my: 'Tiada kunci laluan digunakan: dibatalkan atau terlalu lama. Sila cuba lagi.',
  },
  known: {
    en: 'This device already has a passkey for your account.',
    id: 'Perangkat ini sudah punya kunci sandi untuk akun Anda.',
    my: 'Peranti ini sudah ada kunci laluan untuk akaun anda.',
  },
  unsupported: {
    en: 'This browser can’t use passkeys here. Try another browser or device.',
    id: 'Peramban ini tidak bisa memakai kunci sandi di sini. Coba peramban atau perangkat lain.',
    my: 'Pelayar ini tidak boleh menggunakan kunci laluan di sini. Cuba pelayar atau peranti lain.',
  },
  failed: {
    en: 'Couldn’t reach us. Check your connection and try again.',
    id: 'Gagal terhubung. Periksa koneksi Anda lalu coba lagi.',
    my: 'Kami tidak dapat dihubungi. Semak sambungan anda dan cuba lagi.',
  },
})
