import type { OperationName } from '../../contract/index.ts'
import type { Text } from '../../contract/messages.ts'
import { articleSummaries } from './article-summaries.ts'
import { contentSummaries } from './content-summaries.ts'
import { pagePostSummaries } from './page-post-summaries.ts'

/** One line for each operation. A new route of the contract does not compile without its line here. */
export const summaries: Record<OperationName, Text> = {
  getUser: {
    en: 'Tells who is signed in, with the person’s plan, Honor and reasoning test result.',
    id: 'Memberi tahu siapa yang sedang masuk, beserta paket, Honor, dan hasil tes penalarannya.',
    my: 'Memberitahu siapa yang sedang log masuk, bersama pelan, Honor dan keputusan ujian penaakulannya.',
  },
  signup: {
    en: 'Starts an account and sends a code to the address. The answer never tells whether the address was known.',
    id: 'Memulai akun dan mengirim kode ke alamat itu. Jawabannya tidak pernah membocorkan apakah alamat itu sudah dikenal.',
    my: 'Memulakan akaun dan menghantar kod ke alamat itu. Jawapannya tidak pernah mendedahkan sama ada alamat itu sudah dikenali.',
  },
  signin: {
    en: 'Signs in with an address and a password, and sets the session cookie.',
    id: 'Masuk dengan alamat email dan kata sandi, lalu memasang cookie sesi.',
    my: 'Log masuk dengan alamat e-mel dan kata laluan, lalu menetapkan kuki sesi.',
  },
  verify: {
    en: 'Proves an address with the code that was sent to it. In the browser that signed up, it also signs in.',
    id: 'Membuktikan alamat dengan kode yang dikirim ke sana. Di peramban yang mendaftar, Anda sekaligus masuk.',
    my: 'Mengesahkan alamat dengan kod yang dihantar kepadanya. Dalam pelayar yang mendaftar, anda terus dilog masuk.',
  },
  resendVerification: {
    en: 'Sends a new code; the older one stops working. The answer is the same for every address.',
    id: 'Mengirim kode baru; kode lama tidak berlaku lagi. Jawabannya sama untuk setiap alamat.',
    my: 'Menghantar kod baharu; kod lama tidak sah lagi. Jawapannya sama bagi setiap alamat.',
  },
  forgotPassword: {
    en: 'Sends a link for a new password, good for 30 minutes. The answer is the same for every address.',
    id: 'Mengirim tautan untuk kata sandi baru, berlaku 30 menit. Jawabannya sama untuk setiap alamat.',
    my: 'Menghantar pautan untuk kata laluan baharu, sah selama 30 minit. Jawapannya sama bagi setiap alamat.',
  },
  resetPassword: {
    en: 'Sets a new password with the token of that link, and ends all sessions of the person.',
    id: 'Memasang kata sandi baru dengan token dari tautan itu, dan mengakhiri semua sesi orang tersebut.',
    my: 'Menetapkan kata laluan baharu dengan token daripada pautan itu, dan menamatkan semua sesi orang tersebut.',
  },
  logout: {
    en: 'Ends the session and goes to the home page. Only a person who goes there is signed out, never an embedded image.',
    id: 'Mengakhiri sesi lalu menuju beranda. Hanya orang yang benar-benar membukanya yang keluar, bukan gambar yang disematkan.',
    my: 'Menamatkan sesi lalu ke laman utama. Hanya orang yang benar-benar membukanya dilog keluar, bukan imej yang dibenamkan.',
  },
  startGoogle: {
    en: 'Goes on to Google to sign in there. Not found when the site has not set it up.',
    id: 'Melanjutkan ke Google untuk masuk dari sana. Tidak ditemukan bila situs belum menyiapkannya.',
    my: 'Meneruskan ke Google untuk log masuk di sana. Tidak ditemui jika laman belum menyediakannya.',
  },
  finishGoogle: {
    en: 'Where Google sends the person back to. Goes on into the site, signed in or with the reason why not.',
    id: 'Tempat Google mengembalikan orang tersebut. Lanjut ke situs, sudah masuk atau dengan alasan mengapa gagal.',
    my: 'Tempat Google menghantar orang itu kembali. Terus ke laman, sudah log masuk atau dengan sebab kegagalannya.',
  },
  startDiscord: {
    en: 'Goes on to Discord to sign in there. Not found when the site has not set it up.',
    id: 'Melanjutkan ke Discord untuk masuk dari sana. Tidak ditemukan bila situs belum menyiapkannya.',
    my: 'Meneruskan ke Discord untuk log masuk di sana. Tidak ditemui jika laman belum menyediakannya.',
  },
  saveTheme: {
    en: 'Keeps the person’s theme. Topaz, Agate and Aqua need the plan of their stone or a higher one.',
    id: 'Menyimpan tema orang tersebut. Topaz, Agate, dan Aqua memerlukan paket batu itu atau yang lebih tinggi.',
    my: 'Menyimpan tema orang itu. Topaz, Agate dan Aqua memerlukan pelan batu berkenaan atau yang lebih tinggi.',
  },
  getLanguages: {
    en: 'The languages that the signed-in person reads, in the order of their wishes, and writes in.',
    id: 'Bahasa yang dibaca orang yang masuk, menurut urutan keinginannya, dan bahasa ia menulis.',
    my: 'Bahasa bacaan orang yang log masuk, mengikut susunan kehendaknya, serta bahasa penulisannya.',
  },
  saveLanguages: {
    en: 'Keeps what a person reads and writes in. No reading languages: lists go by the language of the interface.',
    id: 'Menyimpan bahasa baca dan tulis seseorang. Tanpa bahasa baca, daftar mengikuti bahasa antarmuka.',
    my: 'Menyimpan bahasa bacaan dan penulisan seseorang. Tanpa bahasa bacaan, senarai mengikut bahasa antara muka.',
  },
  getIqStatus: {
    en: 'Tells whether the signed-in person has taken the reasoning test.',
    id: 'Memberi tahu apakah orang yang masuk sudah mengikuti tes penalaran.',
    my: 'Memberitahu sama ada orang yang log masuk telah mengambil ujian penaakulan.',
  },
  previewText: {
    en: 'Turns Markdown into the tree that readers will be shown, and counts its words. Nothing is kept.',
    id: 'Mengubah Markdown menjadi susunan yang akan dilihat pembaca dan menghitung katanya. Tidak ada yang disimpan.',
    my: 'Menukar Markdown kepada susunan yang akan dipaparkan kepada pembaca dan mengira perkataannya. Tiada apa yang disimpan.',
  },
  ...articleSummaries,
  ...contentSummaries,
  ...pagePostSummaries,
}
