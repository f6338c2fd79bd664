export { makePasskey, provePasskey } from './device.ts'
export { useDeviceFailure } from './use-device-failure.ts'
