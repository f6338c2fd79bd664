import { expect, test } from 'vitest'
import { isPushEndpoint } from './push-services.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/dQw4w9WgXcQ:APA91b',
  'https://fcm.googleapis.com/wp/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk',
  'https://autopush-eu.push.services.mozilla.com/wpush/v2/g',
  'https://db5p.notify.windows.com/w/?token=BQYAAAB%2f',
  'https://wns2-par02p.notify.windows.com/w/?token=a',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://api.push.apple.com/3/device/abc',
])('%s is a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com:443/x',
  'https://user@fcm.googleapis.com/x',
  'https://user:pass@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@evil.example/x',
  'https://fcm.googleapis.com./x',
  'https://FCM.googleapis.com/x',
  'https://evil-fcm.googleapis.com/x',
  'https://evil.fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://googleapis.com/x',
  'https://evilpush.services.mozilla.com/x',
  'https://push.services.mozilla.com/x',
  'https://.push.services.mozilla.com/x',
  'https://notify.windows.com/x',
  'https://evilnotify.windows.com/x',
  'https://push.apple.com/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  'https://ｆｃｍ.googleapis.com/x',
  'https://fcm。googleapis.com/x',
  'https://fcm.googleapis.com\\@evil.example/x',
  'https://fcm.googleapis.com\t/x',
  'https:/fcm.googleapis.com/x',
  'https:\\\\fcm.googleapis.com/x',
  ' https://fcm.googleapis.com/x',
  'https://fcm.googleapis.com',
  'https://fcm.googleapis.com/x#fragment',
  'https://fcm.googleapis.com?/x',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '//fcm.googleapis.com/x',
  '',
  `https://fcm.googleapis.com/${'x'.repeat(1000)}`,
])('%s is none', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false)
})
