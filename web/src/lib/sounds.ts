/** Soft sounds, made on the spot: no files, and none before the player has touched the page. And what a phone in the hand feels. */
import { isStill } from './flight.svelte';
import { kept } from './kept.svelte';
import type { GameEvent } from './protocol';

let isHushed = false; // a television makes the sounds
let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

function audio(): AudioContext | undefined {
  if (kept.isMuted || isHushed || typeof AudioContext === 'undefined') return undefined;
  if (!context) {
    if (!navigator.userActivation?.hasBeenActive) return undefined;
    context = new AudioContext();
  }
  if (context.state === 'suspended') void context.resume();
  return context;
}

addEventListener('click', () => setTimeout(audio), { once: true, capture: true }); // takes long: not amid the deal that was clicked for

/** Leave the sounds to a television, or make them again. */
export function hush(isOn: boolean): void {
  isHushed = isOn;
}

function tone(at: number, hertz: number, seconds: number, loudness: number, shape: OscillatorType = 'sine'): void {
  const sound = audio();
  if (!sound) return;
  const start = sound.currentTime + at;
  const source = sound.createOscillator();
  const volume = sound.createGain();
  source.type = shape;
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  source.connect(volume).connect(sound.destination);
  source.start(start);
  source.stop(start + seconds);
}

function noiseOf(sound: AudioContext): AudioBuffer {
  const length = Math.floor(sound.sampleRate * 0.07);
  const buffer = sound.createBuffer(1, length, sound.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  return buffer;
}

/** A card on felt: a short breath of noise. */
function rustle(at: number): void {
  const sound = audio();
  if (!sound) return;
  const source = sound.createBufferSource();
  source.buffer = noise ??= noiseOf(sound);
  const filter = sound.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = 2300;
  const volume = sound.createGain();
  volume.gain.value = 0.16;
  source.connect(filter).connect(volume).connect(sound.destination);
  source.start(sound.currentTime + at);
}

/** What a player who holds the device feels; nothing if they want it quiet or still. */
export function buzz(ms: number): void {
  if (!kept.isMuted && !isStill() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(ms);
}

/** Something matters to the player. */
export function chime(): void {
  tone(0, 587, 0.2, 0.07, 'triangle');
  tone(0.12, 740, 0.3, 0.07, 'triangle');
}

/** It is your turn: for somebody who looks elsewhere. */
export function ring(): void {
  [660, 880, 660, 880].forEach((hertz, i) => tone(i * 0.16, hertz, 0.3, 0.09));
}

/** What is heard of an update; of what is declared, what the game wants to be heard. */
export function soundsOf(events: GameEvent[], viewer: number, heard: readonly string[]): void {
  const nMoved = events.filter((event) => event.event === 'Moved').length;
  for (let i = 0; i < Math.min(nMoved, 5); i++) rustle(i * 0.06);
  for (const event of events) {
    if (event.event === 'Paid') tone(0.1, 1320, 0.25, 0.05, 'triangle');
    else if (event.event === 'TurnPassed' && event.seat === viewer) {
      buzz(40);
      tone(0.15, 660, 0.18, 0.06);
      tone(0.27, 880, 0.3, 0.06);
    } else if (event.event === 'Declared' && heard.includes(event.what)) {
      tone(0, 523, 0.14, 0.07, 'triangle');
      tone(0.1, 784, 0.24, 0.07, 'triangle');
    } else if (event.event === 'RoundEnded') {
      [523, 659, 784, 1047].forEach((hertz, i) => tone(0.2 + i * 0.12, hertz, 0.4, 0.05));
    }
  }
}
