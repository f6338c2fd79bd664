import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  settings: { en: 'Settings', id: 'Pengaturan', my: 'Tetapan' },
  settingsText: {
    en: 'Your account, and how the site looks, speaks and calls for your attention.',
    id: 'Akun Anda, dan bagaimana situs ini tampil, berbahasa, dan menarik perhatian Anda.',
    my: 'Akaun anda, dan bagaimana laman ini kelihatan, berbahasa dan menarik perhatian anda.',
  },
  theme: { en: 'Theme', id: 'Tema', my: 'Tema' },
  themeText: {
    en: 'Basic themes are everybody’s. The three stones come with a plan.',
    id: 'Tema dasar untuk semua orang. Tiga batu permata hadir bersama paket.',
    my: 'Tema asas untuk semua. Tiga batu permata disertakan dengan pelan.',
  },
  basicThemes: { en: 'Basic themes', id: 'Tema dasar', my: 'Tema asas' },
  premiumThemes: { en: 'Premium themes', id: 'Tema premium', my: 'Tema premium' },
  locked: { en: 'Locked: needs a plan', id: 'Terkunci: perlu paket', my: 'Berkunci: perlukan pelan' },
  yourPlan: { en: 'Your plan', id: 'Paket Anda', my: 'Pelan anda' },
  plan_free: { en: 'Free (basic only)', id: 'Free (hanya tema dasar)', my: 'Free (tema asas sahaja)' },
  plan_topaz: { en: 'Topaz (Topaz only)', id: 'Topaz (hanya Topaz)', my: 'Topaz (Topaz sahaja)' },
  plan_agate: { en: 'Agate (Topaz + Agate)', id: 'Agate (Topaz dan Agate)', my: 'Agate (Topaz serta Agate)' },
  plan_aqua: { en: 'Aqua (all premium)', id: 'Aqua (semua tema premium)', my: 'Aqua (kesemua tema premium)' },
  backToBasic: { en: 'Back to Basic Theme', id: 'Kembali ke Tema Dasar', my: 'Kembali kepada Tema Asas' },
  notifications: { en: 'Notifications', id: 'Notifikasi', my: 'Pemberitahuan' },
  notificationsText: {
    en: 'Kept on this device. Messages about your account’s safety are always sent.',
    id: 'Disimpan di perangkat ini. Pesan soal keamanan akun selalu dikirim.',
    my: 'Disimpan pada peranti ini. Mesej tentang keselamatan akaun sentiasa dihantar.',
  },
  notificationsIntro: {
    en: 'Whether the site may call for your attention here.',
    id: 'Apakah situs ini boleh menarik perhatian Anda di sini.',
    my: 'Sama ada laman ini boleh menarik perhatian anda di sini.',
  },
  interface: { en: 'Loading and keyboard', id: 'Pemuatan dan papan ketik', my: 'Pemuatan dan papan kekunci' },
  interfaceText: {
    en: 'How the site starts, and what your keys do.',
    id: 'Bagaimana situs dimulai, dan fungsi tombol Anda.',
    my: 'Bagaimana laman bermula, dan fungsi kekunci anda.',
  },
  shortcuts: { en: 'Keyboard shortcuts', id: 'Pintasan papan ketik', my: 'Pintasan papan kekunci' },
  shortcutsText: {
    en: 'Single keys such as / to search and j for the next item. Press ? to see them all.',
    id: 'Satu tombol saja, misalnya / untuk mencari dan j untuk yang berikutnya. Tekan ? untuk melihat semuanya.',
    my: 'Satu kekunci sahaja, misalnya / untuk mencari dan j untuk yang seterusnya. Tekan ? untuk melihat semuanya.',
  },
  textSize: { en: 'Text size', id: 'Ukuran teks', my: 'Saiz teks' },
  textSizeText: {
    en: 'How large the text of articles is on this device.',
    id: 'Seberapa besar teks artikel di perangkat ini.',
    my: 'Sebesar mana teks artikel pada peranti ini.',
  },
  size_small: { en: 'Small', id: 'Kecil', my: 'Kecil' },
  size_normal: { en: 'Normal', id: 'Biasa', my: 'Biasa' },
  size_large: { en: 'Large', id: 'Besar', my: 'Besar' },
  language: { en: 'Language', id: 'Bahasa', my: 'Bahasa' },
  languageText: {
    en: 'The language of menus, buttons and mails.',
    id: 'Bahasa untuk menu, tombol, dan email.',
    my: 'Bahasa bagi menu, butang dan e-mel.',
  },
  allSettings: { en: 'All settings', id: 'Semua pengaturan', my: 'Semua tetapan' },
  planEndedTitle: {
    en: 'Your plan has ended',
    id: 'Paket Anda telah berakhir',
    my: 'Pelan anda telah tamat',
  },
  planEnded: {
    en: 'The site is dressed in the dark theme again.',
    id: 'Situs kembali memakai tema gelap.',
    my: 'Laman ini kembali bertema gelap.',
  },
})
