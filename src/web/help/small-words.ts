/** Words that say nothing about what somebody looks for, in the three languages, as questions are typed. */
const ENGLISH =
  'a about am an and are as at be by can could did do does for from get has have how i if in into is it its me my not of on or our she should so that the their them then there they this to was we were what when where which who why will with would you your'
const INDONESIAN =
  'ada adalah agar akan aku anda apa apakah atau bagaimana bagi bahwa bisa caranya cara dan dapat dari dengan di dia gimana harus ini itu jadi jika kalau kami kapan ke kenapa kita lagi mana mau mengapa oleh pada para saat saja saya sebuah siapa sudah supaya tentang tidak untuk ya yang'
const MALAY =
  'adakah apakah awak bagaimanakah bila bilakah boleh bolehkah daripada dalam hendak ialah ingin jika juga kepada kerana macam manakah mengapakah mesti nak perlu sahaja sama seperti siapakah supaya tak telah tiada untuk'

export const SMALL_WORDS: ReadonlySet<string> = new Set([ENGLISH, INDONESIAN, MALAY].join(' ').split(' '))
