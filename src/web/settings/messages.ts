import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  settings: { en: 'Settings', id: 'Pengaturan', my: 'Tetapan' },
  settingsText: {
    en: 'Manage your account, theme, languages and notifications.',
    id: 'Atur akun, tema, bahasa, dan notifikasi.',
    my: 'Urus akaun, tema, bahasa dan pemberitahuan.',
  },
  theme: { en: 'Theme', id: 'Tema', my: 'Tema' },
  themeText: {
    en: 'Basic themes are free for everyone. Topaz, Agate and Aqua come with a plan.',
    id: 'Tema dasar gratis untuk semua orang. Topaz, Agate, dan Aqua hadir bersama paket.',
    my: 'Tema asas percuma untuk semua. Topaz, Agate dan Aqua disertakan dengan pelan.',
  },
  basicThemes: { en: 'Basic themes', id: 'Tema dasar', my: 'Tema asas' },
  premiumThemes: { en: 'Premium themes', id: 'Tema premium', my: 'Tema premium' },
  locked: { en: 'Locked: needs a plan', id: 'Terkunci: perlu paket', my: 'Berkunci: perlukan pelan' },
  yourPlan: { en: 'Your plan', id: 'Paket Anda', my: 'Pelan anda' },
  plan_free: { en: 'Free (basic only)', id: 'Free (hanya tema dasar)', my: 'Free (tema asas sahaja)' },
  plan_topaz: { en: 'Topaz (Topaz only)', id: 'Topaz (hanya Topaz)', my: 'Topaz (Topaz sahaja)' },
  plan_agate: { en: 'Agate (Topaz + Agate)', id: 'Agate (Topaz + Agate)', my: 'Agate (Topaz + Agate)' },
  plan_aqua: { en: 'Aqua (all premium)', id: 'Aqua (semua tema premium)', my: 'Aqua (semua tema premium)' },
  seePlans: { en: 'See plans', id: 'Lihat paket', my: 'Lihat pelan' },
  backToBasic: { en: 'Back to Basic Theme', id: 'Pakai Tema Dasar', my: 'Kembali ke Tema Asas' },
  notifications: { en: 'Notifications', id: 'Notifikasi', my: 'Pemberitahuan' },
  notificationsText: {
    en: 'Saved on this device. Messages about your account’s safety are always sent.',
    id: 'Disimpan di perangkat ini. Pesan tentang keamanan akun selalu dikirim.',
    my: 'Disimpan pada peranti ini. Mesej tentang keselamatan akaun sentiasa dihantar.',
  },
  notificationsIntro: {
    en: 'Choose whether and how we notify you.',
    id: 'Pilih apa yang kami beri tahukan, dan lewat mana.',
    my: 'Pilih apa yang kami maklumkan, dan caranya.',
  },
  interface: {
    en: 'Loading, motion and keyboard',
    id: 'Pemuatan, gerakan, dan keyboard',
    my: 'Pemuatan, gerakan dan papan kekunci',
  },
  interfaceText: {
    en: 'How the site opens, what moves, and what your keys do.',
    id: 'Cara situs dibuka, apa yang bergerak, dan fungsi tombol keyboard.',
    my: 'Cara laman dibuka, apa yang bergerak, dan fungsi kekunci anda.',
  },
  shortcuts: { en: 'Keyboard shortcuts', id: 'Pintasan keyboard', my: 'Pintasan papan kekunci' },
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
    en: 'The language of menus, buttons and emails.',
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
    en: 'You’re back on the dark theme.',
    id: 'Anda kembali memakai tema gelap.',
    my: 'Anda kembali menggunakan tema gelap.',
  },
})
