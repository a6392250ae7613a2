/** A face of the site at a size, as a canvas needs it. */
export interface Face {
  weight: number;
  /** px */
  size: number;
  family: string;
  /** Between letters, in ems. */
  spacing: number;
}

interface Stroke {
  colour: string;
  /** px */
  width: number;
  dash?: readonly number[];
}

/** px */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is painted behind letters that cross lines. */
const PAPER = '#ffffff';

/** Boxes, words and paths on a canvas. */
export class Painter {
  readonly #context: CanvasRenderingContext2D;

  constructor(context: CanvasRenderingContext2D) {
    this.#context = context;
  }

  box(left: number, top: number, width: number, height: number, colour: string) {
    this.#context.fillStyle = colour;
    this.#context.fillRect(left, top, width, height);
  }

  image(image: HTMLImageElement, left: number, top: number, width: number, height: number) {
    this.#context.drawImage(image, left, top, width, height);
  }

  #use({ weight, family, spacing }: Face, size: number) {
    this.#context.font = `${weight} ${size}px ${family}`;
    this.#context.letterSpacing = `${spacing * size}px`;
  }

  widthOf(text: string, face: Face): number {
    this.#use(face, face.size);
    return this.#context.measureText(text).width;
  }

  /** One line, smaller where it would be wider than `room`, with a halo of paper where it crosses lines. */
  text(
    text: string,
    face: Face,
    [left, base]: readonly [number, number],
    { colour, room = Infinity, halo = false }: { colour: string; room?: number; halo?: boolean },
  ) {
    const size = Math.floor(face.size * Math.min(1, room / this.widthOf(text, face)));
    this.#use(face, size);
    if (halo) {
      this.#context.lineJoin = 'round';
      this.#context.lineWidth = 10;
      this.#context.strokeStyle = PAPER;
      this.#context.strokeText(text, left, base);
    }
    this.#context.fillStyle = colour;
    this.#context.fillText(text, left, base);
  }

  /** A path in a box of so many units, stretched over a place; the stroke is not stretched. */
  path(data: string, units: number, place: Box, { colour, width, dash = [] }: Stroke) {
    const path = new Path2D();
    const { left, top } = place;
    path.addPath(
      new Path2D(data),
      new DOMMatrix([place.width / units, 0, 0, place.height / units, left, top]),
    );
    this.#context.lineJoin = 'round';
    this.#context.lineWidth = width;
    this.#context.strokeStyle = colour;
    this.#context.setLineDash(dash);
    this.#context.stroke(path);
    this.#context.setLineDash([]);
  }

  disc(x: number, y: number, radius: number, colour: string) {
    this.#context.beginPath();
    this.#context.arc(x, y, radius, 0, 2 * Math.PI);
    this.#context.fillStyle = colour;
    this.#context.fill();
  }
}
