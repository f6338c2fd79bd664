import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  copyLink: { en: 'Copy link', id: 'Salin tautan', my: 'Salin pautan' },
  system: { en: 'Share with an app…', id: 'Bagikan ke aplikasi…', my: 'Kongsi ke aplikasi…' },
  whatsApp: { en: 'WhatsApp', id: 'WhatsApp', my: 'WhatsApp' },
  telegram: { en: 'Telegram', id: 'Telegram', my: 'Telegram' },
  opensNewTab: { en: '(opens in a new tab)', id: '(terbuka di tab baru)', my: '(dibuka dalam tab baharu)' },
  copied: { en: 'Link copied', id: 'Tautan disalin', my: 'Pautan disalin' },
  copyYourself: {
    en: 'Couldn’t copy automatically. Here’s the link:',
    id: 'Tidak bisa menyalin otomatis. Ini tautannya:',
    my: 'Tidak dapat menyalin secara automatik. Ini pautannya:',
  },
})
