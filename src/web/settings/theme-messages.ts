import { defineMessages } from '../platform/messages.ts'

/** The names of the themes, and what is told of a choice. */
export const messages = defineMessages({
  themeFailedTitle: { en: 'Error', id: 'Kesalahan', my: 'Ralat' },
  themeFailed: {
    en: 'Failed to update theme.',
    id: 'Gagal memperbarui tema.',
    my: 'Gagal mengemas kini tema.',
  },
  themeSavedTitle: { en: 'Theme updated!', id: 'Tema diperbarui!', my: 'Tema dikemas kini!' },
  themeSaved: {
    en: 'Your theme has been changed successfully.',
    id: 'Tema Anda berhasil diganti.',
    my: 'Tema anda berjaya ditukar.',
  },
  loginRequiredTitle: { en: 'Login Required', id: 'Perlu Masuk', my: 'Perlu Log Masuk' },
  loginRequired: {
    en: 'Please login to access premium themes.',
    id: 'Silakan masuk untuk memakai tema premium.',
    my: 'Sila log masuk untuk menggunakan tema premium.',
  },
  planRequiredTitle: {
    en: 'Premium Theme Required',
    id: 'Perlu Tema Premium',
    my: 'Tema Premium Diperlukan',
  },
  planRequired: {
    en: 'You need {tier} membership to access this theme.',
    id: 'Anda memerlukan keanggotaan {tier} untuk memakai tema ini.',
    my: 'Anda perlukan keahlian {tier} untuk menggunakan tema ini.',
  },
  dark: { en: 'Dark', id: 'Gelap', my: 'Gelap' },
  light: { en: 'Light', id: 'Terang', my: 'Cerah' },
  auto: { en: 'Auto', id: 'Otomatis', my: 'Automatik' },
  topaz: { en: 'Topaz', id: 'Topaz', my: 'Topaz' },
  agate: { en: 'Agate', id: 'Agate', my: 'Agate' },
  aqua: { en: 'Aqua', id: 'Aqua', my: 'Aqua' },
})
