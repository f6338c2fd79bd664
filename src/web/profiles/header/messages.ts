import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  about: { en: 'About {name}', id: 'Tentang {name}', my: 'Tentang {name}' },
  followsYou: { en: 'Follows you', id: 'Mengikuti Anda', my: 'Mengikuti anda' },
  edit: { en: 'Edit profile', id: 'Sunting profil', my: 'Sunting profil' },
  planOf: { en: 'Plan: {plan}', id: 'Paket: {plan}', my: 'Pelan: {plan}' },
  speaks: { en: 'Speaks', id: 'Bahasa', my: 'Bahasa' },
  links: { en: 'Links', id: 'Tautan', my: 'Pautan' },
  joined: { en: 'Joined {date}', id: 'Bergabung {date}', my: 'Menyertai {date}' },
  /** After a number. */
  followers: { en: 'follower|followers', id: 'pengikut', my: 'pengikut' },
  following: { en: 'following', id: 'diikuti', my: 'diikuti' },
  newTab: { en: 'opens in a new tab', id: 'terbuka di tab baru', my: 'dibuka dalam tab baharu' },
  iq: { en: 'IQ test', id: 'Tes IQ', my: 'Ujian IQ' },
  /** An estimate and how far it may be off. */
  iqScore: {
    en: '{score} (95% range {low} to {high})',
    id: '{score} (rentang 95%: {low} sampai {high})',
    my: '{score} (julat 95%: {low} hingga {high})',
  },
  honor: { en: 'Honor', id: 'Honor', my: 'Honor' },
  report: { en: 'Report {name}', id: 'Laporkan {name}', my: 'Laporkan {name}' },
  noBio: {
    en: 'Say a few words about yourself: people like to know who they read.',
    id: 'Tulis sedikit tentang diri Anda: pembaca senang mengenal penulisnya.',
    my: 'Tulis sedikit tentang diri anda: pembaca suka mengenali penulisnya.',
  },
})
