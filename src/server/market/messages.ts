import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  noPayments: {
    en: 'Plans can’t be bought here yet. Choose “Notify me” and we’ll tell you when they can.',
    id: 'Paket belum bisa dibeli di sini. Pilih “Beri tahu saya” dan kami akan mengabari Anda.',
    my: 'Pelan belum boleh dibeli di sini. Pilih “Maklumkan saya” dan kami akan memberitahu anda.',
  },
  noPrice: {
    en: 'That price isn’t available for this plan right now. Please choose another one.',
    id: 'Harga itu saat ini tidak tersedia untuk paket ini. Silakan pilih yang lain.',
    my: 'Harga itu tidak tersedia untuk pelan ini buat masa ini. Sila pilih yang lain.',
  },
  subscribedAlready: {
    en: 'You already pay for a plan. Change your plan in your settings instead.',
    id: 'Anda sudah berlangganan. Ubah saja paket Anda di pengaturan.',
    my: 'Anda sudah melanggan. Ubah sahaja pelan anda dalam tetapan.',
  },
  notSubscribed: {
    en: 'You don’t pay for a plan, so there’s nothing to change.',
    id: 'Anda tidak sedang berlangganan, jadi tidak ada yang perlu diubah.',
    my: 'Anda tidak melanggan mana-mana pelan, jadi tiada apa yang perlu diubah.',
  },
  noInvoices: {
    en: 'You haven’t paid for a plan yet, so there are no invoices.',
    id: 'Anda belum pernah membayar paket, jadi belum ada faktur.',
    my: 'Anda belum pernah membayar pelan, jadi belum ada invois.',
  },
  hasPrice: {
    en: 'This plan has a price now, so you can choose it.',
    id: 'Paket ini sekarang punya harga, jadi Anda bisa memilihnya.',
    my: 'Pelan ini kini ada harga, jadi anda boleh memilihnya.',
  },
})

export const receiptTexts = defineMessages({
  subject: {
    en: 'Your receipt from {site}: {amount}',
    id: 'Bukti pembayaran dari {site}: {amount}',
    my: 'Resit anda daripada {site}: {amount}',
  },
  heading: { en: 'Thank you!', id: 'Terima kasih!', my: 'Terima kasih!' },
  body: {
    en: 'We’ve received your payment of {amount} for {plan}. Your plan is paid until {date}.',
    id: 'Pembayaran Anda sebesar {amount} untuk {plan} sudah kami terima. Paket Anda sudah dibayar sampai {date}.',
    my: 'Bayaran anda sebanyak {amount} untuk {plan} sudah kami terima. Pelan anda sudah dibayar hingga {date}.',
  },
  bodyAlone: {
    en: 'We’ve received your payment of {amount}.',
    id: 'Pembayaran Anda sebesar {amount} sudah kami terima.',
    my: 'Bayaran anda sebanyak {amount} sudah kami terima.',
  },
  button: { en: 'View invoice', id: 'Lihat faktur', my: 'Lihat invois' },
  settings: { en: 'Plan & billing', id: 'Paket & tagihan', my: 'Pelan & pengebilan' },
  after: {
    en: 'You can change or cancel your plan at any time in your settings, under Plan & billing.',
    id: 'Anda bisa mengubah atau menghentikan paket kapan saja di pengaturan, bagian Paket & tagihan.',
    my: 'Anda boleh mengubah atau menghentikan pelan pada bila-bila masa dalam tetapan, di bahagian Pelan & pengebilan.',
  },
  reason: {
    en: 'You’re receiving this email because you paid for a plan at {site}.',
    id: 'Anda menerima email ini karena Anda membayar paket di {site}.',
    my: 'Anda menerima e-mel ini kerana anda membayar pelan di {site}.',
  },
})

export const trialTexts = defineMessages({
  subject: {
    en: 'Your free trial of {plan} has started',
    id: 'Uji coba gratis {plan} Anda sudah dimulai',
    my: 'Percubaan percuma {plan} anda sudah bermula',
  },
  heading: { en: 'Enjoy {plan}', id: 'Selamat menikmati {plan}', my: 'Selamat menikmati {plan}' },
  body: {
    en: 'You can use everything in {plan} free of charge until {date}.',
    id: 'Anda bisa memakai semua yang ada di {plan} secara gratis sampai {date}.',
    my: 'Anda boleh menggunakan semua yang ada dalam {plan} secara percuma hingga {date}.',
  },
  button: { en: 'Plan & billing', id: 'Paket & tagihan', my: 'Pelan & pengebilan' },
  afterMonth: {
    en: 'After that it’s {amount} per month. If you cancel before that day, you pay nothing.',
    id: 'Setelah itu biayanya {amount} per bulan. Jika Anda berhenti sebelum tanggal itu, Anda tidak membayar apa pun.',
    my: 'Selepas itu bayarannya {amount} sebulan. Jika anda berhenti sebelum tarikh itu, anda tidak perlu membayar apa-apa.',
  },
  afterYear: {
    en: 'After that it’s {amount} per year. If you cancel before that day, you pay nothing.',
    id: 'Setelah itu biayanya {amount} per tahun. Jika Anda berhenti sebelum tanggal itu, Anda tidak membayar apa pun.',
    my: 'Selepas itu bayarannya {amount} setahun. Jika anda berhenti sebelum tarikh itu, anda tidak perlu membayar apa-apa.',
  },
  afterAny: {
    en: 'After that {plan} is no longer free of charge. If you cancel before that day, you pay nothing.',
    id: 'Setelah itu {plan} tidak lagi gratis. Jika Anda berhenti sebelum tanggal itu, Anda tidak membayar apa pun.',
    my: 'Selepas itu {plan} tidak lagi percuma. Jika anda berhenti sebelum tarikh itu, anda tidak perlu membayar apa-apa.',
  },
  plusTax: {
    en: '{amount} plus tax',
    id: '{amount} belum termasuk pajak',
    my: '{amount} tidak termasuk cukai',
  },
  reason: {
    en: 'You’re receiving this email because you started a free trial at {site}.',
    id: 'Anda menerima email ini karena Anda memulai uji coba gratis di {site}.',
    my: 'Anda menerima e-mel ini kerana anda memulakan percubaan percuma di {site}.',
  },
})

export const failedTexts = defineMessages({
  subject: {
    en: 'We couldn’t take the payment for your plan',
    id: 'Pembayaran paket Anda gagal',
    my: 'Bayaran pelan anda tidak berjaya',
  },
  heading: {
    en: 'Please check your payment method',
    id: 'Silakan periksa metode pembayaran Anda',
    my: 'Sila semak kaedah bayaran anda',
  },
  body: {
    en: 'The payment for {plan} on {site} didn’t go through. Nothing is lost: your plan stays until {date}.',
    id: 'Pembayaran {plan} di {site} gagal. Tidak ada yang hilang: paket Anda tetap berlaku sampai {date}.',
    my: 'Bayaran {plan} di {site} tidak berjaya. Tiada apa yang hilang: pelan anda kekal hingga {date}.',
  },
  button: { en: 'Check payment', id: 'Periksa pembayaran', my: 'Semak bayaran' },
  after: {
    en: 'Once you’ve updated your payment method, we’ll try again. If not, you’ll be back on Free after that day. Everything you wrote stays.',
    id: 'Setelah metode pembayaran Anda diperbarui, kami akan mencoba lagi. Jika tidak, Anda kembali ke Free setelah tanggal itu, dan semua tulisan Anda tetap ada.',
    my: 'Selepas kaedah bayaran anda dikemas kini, kami akan mencuba lagi. Jika tidak, anda kembali kepada Free selepas tarikh itu, dan semua tulisan anda kekal.',
  },
  reason: {
    en: 'You’re receiving this email because you pay for a plan at {site}.',
    id: 'Anda menerima email ini karena Anda berlangganan paket di {site}.',
    my: 'Anda menerima e-mel ini kerana anda melanggan pelan di {site}.',
  },
})
