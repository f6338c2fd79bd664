import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  close: { en: 'Close', id: 'Tutup', my: 'Tutup' },
  loading: { en: 'Loading', id: 'Memuat', my: 'Memuatkan' },
  tryAgain: { en: 'Try again', id: 'Coba lagi', my: 'Cuba lagi' },
  showPassword: { en: 'Show password', id: 'Tampilkan kata sandi', my: 'Paparkan kata laluan' },
  hidePassword: { en: 'Hide password', id: 'Sembunyikan kata sandi', my: 'Sembunyikan kata laluan' },
  notifications: { en: 'Notifications (F8)', id: 'Notifikasi (F8)', my: 'Pemberitahuan (F8)' },
  noNotifications: { en: 'Nothing new here', id: 'Belum ada yang baru', my: 'Tiada yang baharu di sini' },
})
