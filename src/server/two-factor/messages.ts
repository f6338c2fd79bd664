import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  wrongCode: {
    en: 'This code is wrong. Enter the code that your app shows now.',
    id: 'Kode ini salah. Masukkan kode yang sekarang tampil di aplikasi Anda.',
    my: 'Kod ini salah. Masukkan kod yang dipaparkan oleh aplikasi anda sekarang.',
  },
  codeUsed: {
    en: 'This code was already used. Please enter the next one that your app shows.',
    id: 'Kode ini sudah dipakai. Silakan masukkan kode berikutnya dari aplikasi Anda.',
    my: 'Kod ini sudah digunakan. Sila masukkan kod seterusnya daripada aplikasi anda.',
  },
  wrongRecovery: {
    en: 'This recovery code is wrong. Check it, or try another from your list.',
    id: 'Kode pemulihan ini salah. Periksa lagi, atau coba kode lain dari daftar Anda.',
    my: 'Kod pemulihan ini salah. Semak semula, atau cuba kod lain daripada senarai anda.',
  },
  recoveryUsed: {
    en: 'This recovery code was already used. Each works once; please try another from your list.',
    id: 'Kode pemulihan ini sudah dipakai. Setiap kode hanya berlaku sekali; silakan coba kode lain dari daftar Anda.',
    my: 'Kod pemulihan ini sudah digunakan. Setiap kod hanya sah sekali; sila cuba kod lain daripada senarai anda.',
  },
  startAgain: {
    en: 'This sign-in took too long. Please start again.',
    id: 'Proses masuk ini terlalu lama. Silakan mulai lagi.',
    my: 'Proses log masuk ini terlalu lama. Sila mulakan semula.',
  },
  isOn: {
    en: 'Two-step verification is already on. Turn it off first to use another app.',
    id: 'Verifikasi dua langkah sudah aktif. Nonaktifkan dulu untuk memakai aplikasi lain.',
    my: 'Pengesahan dua langkah sudah dihidupkan. Matikan dahulu untuk menggunakan aplikasi lain.',
  },
  isOff: {
    en: 'Two-step verification is off for your account.',
    id: 'Verifikasi dua langkah tidak aktif untuk akun Anda.',
    my: 'Pengesahan dua langkah dimatikan bagi akaun anda.',
  },
  setUpOver: {
    en: 'This set-up is too old or was started again elsewhere. Please start again and scan the new code.',
    id: 'Penyiapan ini sudah terlalu lama atau dimulai lagi di tempat lain. Silakan mulai lagi dan pindai kode yang baru.',
    my: 'Persediaan ini sudah terlalu lama atau dimulakan semula di tempat lain. Sila mulakan semula dan imbas kod yang baharu.',
  },
  unreadable: {
    en: 'We can’t check codes of your app any more, because the site was restored from a backup. Please use a recovery code or a passkey.',
    id: 'Kode dari aplikasi Anda tidak bisa kami periksa lagi karena situs ini dipulihkan dari cadangan. Silakan pakai kode pemulihan atau kunci sandi.',
    my: 'Kod daripada aplikasi anda tidak dapat kami semak lagi kerana laman ini dipulihkan daripada sandaran. Sila gunakan kod pemulihan atau kunci laluan.',
  },
})
