import type * as auth from '../../contract/auth.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<Omit<typeof auth, 'startGoogle' | 'finishGoogle' | 'startDiscord'>> =
  {
    getUser: {
      summary: {
        en: 'Returns who is signed in, with their plan, Honor and reasoning test result.',
        id: 'Menampilkan siapa yang sedang masuk, beserta paket, Honor, dan hasil tes penalarannya.',
        my: 'Memaparkan siapa yang sedang log masuk, bersama pelan, Honor dan keputusan ujian penaakulannya.',
      },
    },
    signup: {
      summary: {
        en: 'Starts an account and sends a code to the address. The answer never reveals whether the address was already known.',
        id: 'Memulai akun dan mengirim kode ke alamat itu. Jawabannya tidak pernah membocorkan apakah alamat itu sudah dikenal.',
        my: 'Memulakan akaun dan menghantar kod ke alamat itu. Jawapannya tidak pernah mendedahkan sama ada alamat itu sudah dikenali.',
      },
      refusals: ['proof_of_work_required'],
    },
    startSignUpProof: {
      summary: {
        en: 'Asks for the small puzzle that signing up needs while very many people sign up. Its solution counts once, for five minutes.',
        id: 'Meminta teka-teki kecil yang diperlukan untuk mendaftar saat sangat banyak orang mendaftar. Jawabannya berlaku sekali, selama lima menit.',
        my: 'Meminta teka-teki kecil yang diperlukan untuk mendaftar ketika terlalu ramai orang mendaftar. Penyelesaiannya sah sekali, selama lima minit.',
      },
    },
    signin: {
      summary: {
        en: 'Signs in with an address and a password, and sets the session cookie. With two-step verification, a second step follows.',
        id: 'Masuk dengan alamat email dan kata sandi, lalu memasang cookie sesi. Dengan verifikasi dua langkah, langkah kedua menyusul.',
        my: 'Log masuk dengan alamat e-mel dan kata laluan, lalu menetapkan kuki sesi. Dengan pengesahan dua langkah, langkah kedua menyusul.',
      },
      refusals: ['wrong_credentials', 'needs_verification', 'second_factor_required'],
    },
    verify: {
      summary: {
        en: 'Verifies an address with the code that was sent to it. In the browser that signed up, it also signs in.',
        id: 'Memverifikasi alamat dengan kode yang dikirim ke sana. Di peramban yang mendaftar, Anda sekaligus masuk.',
        my: 'Mengesahkan alamat dengan kod yang dihantar kepadanya. Dalam pelayar yang mendaftar, anda terus dilog masuk.',
      },
      refusals: ['invalid_code'],
    },
    resendVerification: {
      summary: {
        en: 'Sends a new code; the older one stops working. The answer is the same for every address.',
        id: 'Mengirim kode baru; kode lama tidak berlaku lagi. Jawabannya sama untuk setiap alamat.',
        my: 'Menghantar kod baharu; kod lama tidak sah lagi. Jawapannya sama bagi setiap alamat.',
      },
    },
    forgotPassword: {
      summary: {
        en: 'Sends a link for a new password, valid for 30 minutes. The answer is the same for every address.',
        id: 'Mengirim tautan untuk kata sandi baru, berlaku 30 menit. Jawabannya sama untuk setiap alamat.',
        my: 'Menghantar pautan untuk kata laluan baharu, sah selama 30 minit. Jawapannya sama bagi setiap alamat.',
      },
    },
    resetPassword: {
      summary: {
        en: 'Sets a new password with the token of that link, and ends all of the person’s sessions.',
        id: 'Menetapkan kata sandi baru dengan token dari tautan itu, dan mengakhiri semua sesi orang tersebut.',
        my: 'Menetapkan kata laluan baharu dengan token daripada pautan itu, dan menamatkan semua sesi orang tersebut.',
      },
      refusals: ['invalid_token'],
    },
    logout: {
      summary: {
        en: 'Ends the session and goes to the home page. Only someone who opens it is signed out, never an embedded image.',
        id: 'Mengakhiri sesi lalu menuju beranda. Hanya orang yang benar-benar membukanya yang keluar, bukan gambar yang disematkan.',
        my: 'Menamatkan sesi lalu ke laman utama. Hanya orang yang benar-benar membukanya dilog keluar, bukan gambar yang dibenamkan.',
      },
      refusals: ['cross_site'],
    },
  }
