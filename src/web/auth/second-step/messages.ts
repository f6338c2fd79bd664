import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'One more step', id: 'Satu langkah lagi', my: 'Satu langkah lagi' },
  lead: {
    en: 'Enter the code that your authenticator app shows now.',
    id: 'Masukkan kode yang sekarang tampil di aplikasi autentikator Anda.',
    my: 'Masukkan kod yang dipaparkan oleh aplikasi pengesah anda sekarang.',
  },
  recoveryLead: {
    en: 'Enter one of the recovery codes that you saved. Each one works once.',
    id: 'Masukkan salah satu kode pemulihan yang Anda simpan. Setiap kode hanya berlaku sekali.',
    my: 'Masukkan salah satu kod pemulihan yang anda simpan. Setiap kod hanya sah sekali.',
  },
  code: { en: '6-digit code', id: 'Kode 6 angka', my: 'Kod 6 digit' },
  codeShort: {
    en: 'Enter all 6 digits.',
    id: 'Masukkan keenam angkanya.',
    my: 'Masukkan keenam-enam digit.',
  },
  recoveryCode: { en: 'Recovery code', id: 'Kode pemulihan', my: 'Kod pemulihan' },
  recoveryNeeded: {
    en: 'Enter a recovery code.',
    id: 'Masukkan kode pemulihan.',
    my: 'Masukkan kod pemulihan.',
  },
  signIn: { en: 'Sign In', id: 'Masuk', my: 'Log Masuk' },
  useRecovery: { en: 'Use recovery code', id: 'Pakai kode pemulihan', my: 'Guna kod pemulihan' },
  useApp: { en: 'Use app code', id: 'Pakai kode aplikasi', my: 'Guna kod aplikasi' },
  startAgain: { en: 'Start again', id: 'Mulai lagi', my: 'Mula semula' },
})
