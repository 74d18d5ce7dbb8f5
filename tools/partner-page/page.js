// Changes the element's attributes as they are entered, and lists what the calculators tell this page.
const planner = document.querySelector("goal-planner");
const place = document.createComment("the element");
const form = document.getElementById("attributes");
const markup = document.getElementById("markup");
const removal = document.getElementById("removal");
const events = document.getElementById("events");

function showMarkup() {
  markup.textContent = planner.isConnected ? planner.outerHTML : "";
}

planner.before(place);
for (const { name } of planner.attributes) form.elements[name].value = planner.getAttribute(name);
showMarkup();

form.addEventListener("change", ({ target: { name, value } }) => {
  if (value === "") planner.removeAttribute(name);
  else planner.setAttribute(name, value);
  showMarkup();
});

removal.addEventListener("click", () => {
  if (planner.isConnected) planner.remove();
  else place.after(planner);
  removal.textContent = planner.isConnected ? "Remove it" : "Put it back";
  showMarkup();
});

for (const type of ["ready", "resized", "navigated", "result", "report"]) {
  document.addEventListener(`goal-planner:${type}`, ({ target, detail }) => {
    const name = target.dataset.goalPlanner ?? target.getAttribute("calculator");
    events.value += `${name} goal-planner:${type} ${JSON.stringify(detail)}\n`;
    events.scrollTop = events.scrollHeight;
  });
}
