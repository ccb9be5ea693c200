/** The cropped part of an image, as shares of its width and height. */
export type CropArea = { x: number; y: number; width: number; height: number };

/** The position of the crop window: its centre as shares of the image, and the zoom. Zoom 1 shows as much as possible. */
export type CropView = { zoom: number; x: number; y: number };

/** The image size in pixels, and the crop window's ratio of width to height. */
export type CropFrame = { image: { width: number; height: number }; ratio: number; maxZoom: number };

export const wholeView: CropView = { zoom: 1, x: 0.5, y: 0.5 };

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** The size of the largest part of the image with the ratio of the crop window. */
function largest({ image, ratio }: CropFrame): { width: number; height: number } {
  const own = image.width / image.height;
  return own > ratio ? { width: ratio / own, height: 1 } : { width: 1, height: own / ratio };
}

/** The zoom at which the crop is `minWidth` pixels wide, limited to the range from one to five. */
export function maxZoomOf(frame: Omit<CropFrame, "maxZoom">, minWidth: number): number {
  const pixels = largest({ ...frame, maxZoom: 1 }).width * frame.image.width;
  return clamp(pixels / minWidth, 1, 5);
}

/** The crop that the window shows, always limited to the image. */
export function cropOf(frame: CropFrame, view: CropView): CropArea {
  const base = largest(frame);
  const zoom = clamp(view.zoom, 1, frame.maxZoom);
  const width = base.width / zoom;
  const height = base.height / zoom;
  return {
    width,
    height,
    x: clamp(view.x - width / 2, 0, 1 - width),
    y: clamp(view.y - height / 2, 0, 1 - height),
  };
}

/** Clamps the view to the image. Otherwise a drag beyond an edge would have to be undone before the image moves again. */
function settle(frame: CropFrame, view: CropView): CropView {
  const crop = cropOf(frame, view);
  return {
    zoom: clamp(view.zoom, 1, frame.maxZoom),
    x: crop.x + crop.width / 2,
    y: crop.y + crop.height / 2,
  };
}

/** The view after a drag of the image; the movement is in shares of the window. */
export function moveView(frame: CropFrame, view: CropView, by: { x: number; y: number }): CropView {
  const { width, height } = cropOf(frame, view);
  return settle(frame, { ...view, x: view.x - by.x * width, y: view.y - by.y * height });
}

/** The view after zooming around a point of the window, which stays under the finger. */
export function zoomView(frame: CropFrame, view: CropView, zoom: number, at = { x: 0.5, y: 0.5 }): CropView {
  const before = cropOf(frame, view);
  const bounded = clamp(zoom, 1, frame.maxZoom);
  const after = cropOf(frame, { ...view, zoom: bounded });
  const point = { x: before.x + at.x * before.width, y: before.y + at.y * before.height };
  return settle(frame, {
    zoom: bounded,
    x: point.x + (0.5 - at.x) * after.width,
    y: point.y + (0.5 - at.y) * after.height,
  });
}
