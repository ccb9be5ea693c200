for (const button of document.querySelectorAll("button"))
  button.addEventListener("click", () => parent.postMessage({ outcome: button.value }, "*"));
