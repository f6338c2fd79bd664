import { defineMessages } from '../../contract/messages.ts'

export const testMail = defineMessages({
  subject: {
    en: 'Test email from {siteName}',
    id: 'Email uji dari {siteName}',
    my: 'E-mel ujian daripada {siteName}',
  },
  heading: { en: 'Email works', id: 'Email berfungsi', my: 'E-mel berfungsi' },
  body: {
    en: '{siteName} can send emails: sign-up codes, password links and notifications will get through.',
    id: '{siteName} bisa mengirim email: kode pendaftaran, tautan kata sandi, dan notifikasi akan terkirim.',
    my: '{siteName} boleh menghantar e-mel: kod pendaftaran, pautan kata laluan dan pemberitahuan akan dihantar.',
  },
  after: {
    en: 'If you found this in your spam folder, check the SPF and DKIM records of your domain.',
    id: 'Jika email ini masuk ke folder spam, periksa catatan SPF dan DKIM domain Anda.',
    my: 'Jika e-mel ini masuk ke folder spam, semak rekod SPF dan DKIM domain anda.',
  },
  reason: {
    en: 'You asked {siteName} for a test email.',
    id: 'Anda meminta email uji dari {siteName}.',
    my: 'Anda meminta e-mel ujian daripada {siteName}.',
  },
})
