-- What members ask for, one after the other. Arguments: the kind of request, the number of the first, how many members
-- there are, and the ids of articles.
local kind, sent, members, articles = nil, 0, 0, {}

function init(args)
  kind, sent, members = args[1], tonumber(args[2]), tonumber(args[3])
  for id in string.gmatch(args[4], "%d+") do articles[#articles + 1] = id end
end

local function send(method, path, body)
  local headers = {
    ["cookie"] = string.format("sid=%043d", sent % members + 1),
    ["sec-fetch-site"] = "same-origin",
    ["content-type"] = body and "application/json" or nil,
  }
  return wrk.format(method, path, headers, body)
end

-- Each member meets another article each time, and neighbours never the same one.
local function article()
  return articles[(sent + math.floor(sent / members)) % #articles + 1]
end

local kinds = {
  read = function() return send("GET", "/api/auth/user") end,
  poll = function() return send("GET", "/api/articles") end,
  ["like-spread"] = function() return send("POST", "/api/articles/" .. article() .. "/like", '{"isLike":true}') end,
  ["like-one"] = function()
    -- When all members like one article the next one is chosen.
    local one = articles[math.floor(sent / members) % #articles + 1]
    return send("POST", "/api/articles/" .. one .. "/like", '{"isLike":true}')
  end,
  comment = function()
    return send("POST", "/api/articles/" .. article() .. "/comments", '{"text":"I saw it **last night** from the roof, number ' .. sent .. '."}')
  end,
  post = function()
    return send("POST", "/api/page-posts", '{"type":"discussion","title":"Who saw number ' .. sent .. '?","content":"It was above the harbour."}')
  end,
}

-- A member who reads much, and now and then says or likes something.
kinds.mixed = function()
  local turn = sent % 10
  if turn == 0 then return kinds.comment() end
  if turn < 3 then return kinds["like-spread"]() end
  return turn < 6 and kinds.poll() or kinds.read()
end

function request()
  sent = sent + 1
  return kinds[kind]()
end
